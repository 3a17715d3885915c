import { decodeTwice } from "../../../../src/files/usebio/participants";
import { childrenOf, parseXml, type Tree, textOf } from "../../../../src/files/usebio/xml";
import { atOnce } from "../../../../src/results/steps";

const parse = (text: string): Tree => atOnce(parseXml(text));

test("elements, attributes and lines; one child is a list too", () => {
  const { root } = parse('<?xml version="1.0"?>\n<A x="1">\n<b> text </b>\n</A>');
  expect(root).toMatchObject({ name: "A", line: 2, children: [{ name: "B", text: "text", line: 3 }] });
  expect(root?.attributes.get("X")).toBe("1");
  expect(childrenOf(root, "B")).toHaveLength(1);
});

test("CDATA, the five entities and numbers are read", () => {
  expect(parse("<A>&lt;&amp;&#39;&#x41;<![CDATA[<i>]]></A>").root?.text).toBe("<&'A <i>");
});

test("a bare ampersand costs nothing: neither itself nor what follows", () => {
  const { root, slips } = parse("<A><N>Smith & Jones</N><N>R&D; x</N><N>a;b</N></A>");
  expect(root?.children.map(({ text }) => text)).toEqual(["Smith & Jones", "R&D; x", "a;b"]);
  expect(slips).toBeUndefined();
});

test("names that HTML has for letters are letters, an ampersand before another word is itself", () => {
  const { root, slips } = parse("<A><N>Ren&eacute;&nbsp;&Eacute;mile</N><C>4&spades;</C><N>&Ecacute; &nosuch;</N></A>");
  expect(root?.children.map(({ text }) => text)).toEqual(["René\u00a0Émile", "4♠", "&Ecacute; &nosuch;"]);
  expect(slips).toBeUndefined();
});

test("an entity of the file's own is never expanded", () => {
  const levels = Array.from({ length: 30 }, (_, i) => `<!ENTITY e${i + 1} "&e${i};&e${i};">`).join("");
  const { root } = parse(`<!DOCTYPE A [<!ENTITY e0 "lol">${levels}]><A>&e30;</A>`);
  expect(root?.text).toBe("&e30;");
});

test("an external entity or DTD is text that leads nowhere", () => {
  const { root } = parse(
    '<!DOCTYPE A SYSTEM "file:///etc/passwd" [<!ENTITY x SYSTEM "file:///etc/passwd">]><A>&x;</A>',
  );
  expect(root?.text).toBe("&x;");
});

test("names of JavaScript's own objects are names like any other", () => {
  const { root } = parse(
    '<A __proto__="x"><__proto__><polluted>1</polluted></__proto__><constructor>&constructor;</constructor></A>',
  );
  expect(childrenOf(root, "__PROTO__")).toHaveLength(1);
  expect(root?.attributes.get("__PROTO__")).toBe("x");
  expect(textOf(root, "CONSTRUCTOR")).toBe("&constructor;");
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test("nesting deeper than any result file ends the reading", () => {
  expect(parse("<A>".repeat(2_000_000)).tooLarge).toBe(true);
});

test("more elements than any night ends the reading", () => {
  expect(parse(`<A>${"<B/>".repeat(2_000_001)}</A>`).tooLarge).toBe(true);
});

test("text between a great many elements stays quick to gather", () => {
  expect(parse(`<A>${"x<B/>".repeat(400_000)}</A>`).root?.text).toHaveLength(799_999);
});

test.each([
  ["closed in the wrong place", "<A><B>1</B>\n<C></D></C><B>2</B></A>", 2],
  ["cut off", "<A><B>1</B>\n<C>", 2],
])("a tag %s: what stands before it is kept", (_, text, line) => {
  const { root, brokenAt } = parse(text);
  expect(brokenAt).toBe(line);
  expect(textOf(root, "B")).toBe("1");
});

test("blanks and a mark before the prolog, attributes without quotes and control characters are slips", () => {
  const { root, slips } = parse('\uFEFF\n<?xml version="1.0"?><A x=1>\u0001y</A>');
  expect(root?.text).toContain("y");
  expect(slips?.count).toBeGreaterThan(0);
});

test("what is full of slips is broken", () => {
  expect(parse(`<A>${"\u0001".repeat(200_000)}</A>`)).toMatchObject({ brokenAt: 1, slips: { count: 1000 } });
});

test("no markup has no root", () => {
  expect(parse("Dear all").root).toBeUndefined();
  expect(parse("").root).toBeUndefined();
});

test("signs that were escaped twice, by their number in either form; what is no sign of a text stays", () => {
  expect(decodeTwice("O&#39;Brien &#x41;&amp;B &lt;")).toBe("O'Brien A&B <");
  expect(decodeTwice("&#7; &#9999999;")).toBe("&#7; &#9999999;");
});
