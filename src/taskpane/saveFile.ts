/** Files leave the pane by a download, or by the clipboard: webviews refuse now one, now the other. */
import type { OutFile } from "../files/out";

/** Long enough for the slowest webview to have read it. */
const KEPT = 60_000;

/** Begins a download; false where it is refused outright. A webview may still drop it without a word. */
export function saveFile({ name, type, bytes }: Pick<OutFile, "name" | "type" | "bytes">): boolean {
  const link = document.createElement("a");
  if (!("download" in link)) return false;
  try {
    const url = URL.createObjectURL(new Blob([bytes as BlobPart], { type }));
    link.href = url;
    link.download = name;
    link.hidden = true;
    document.body.append(link);
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), KEPT);
    return true;
  } catch {
    return false;
  } finally {
    link.remove();
  }
}

/** Copies a text; false where the clipboard is closed to add-ins. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyAsSelected(text);
  }
}

/** The way of old: some webviews still go it. */
function copyAsSelected(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.setAttribute("aria-hidden", "true");
  document.body.append(field);
  try {
    field.select();
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
  }
}
