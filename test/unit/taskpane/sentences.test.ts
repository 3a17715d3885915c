/** Sentences for people stand in the string files alone, ready for translation. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(__dirname, "../../../src/taskpane");
const FILES = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter(
  (name) => name.endsWith(".ts") && !/strings\.ts$/i.test(name),
);

/** Words between two tags, or in an attribute that is read out. */
const SHOWN = [/>\s*[A-Za-z]{2,}[\w ,.'’:!?…-]*<\//g, /(aria-label|placeholder|title|heading|label)="[^"$]+"/g];
/** Three words in a row in a text: a sentence. */
const SENTENCE = /["'`][A-Z][a-z]+ [a-z]+ [a-z]+[^"'`]*[.:?!…]["'`]/g;

const withoutComments = (source: string): string => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");

const sentencesIn = (source: string): string[] =>
  [...SHOWN, SENTENCE].flatMap((pattern) => withoutComments(source).match(pattern) ?? []);

test("a sentence is seen", () => {
  expect(
    sentencesIn('html`<p>Nothing here</p><input placeholder="a name" />`; say("Press this key again.");'),
  ).toHaveLength(3);
});

test.each(FILES)("%s", (name) => {
  expect(sentencesIn(readFileSync(join(FOLDER, name), "utf8"))).toEqual([]);
});
