/**
 * Fluent's elements are kept for ever by fast-element 3.0.3 (microsoft/fast#7684): each of them waits until the template
 * of its tag changes, which none of Fluent's does, and nobody takes it off the list when it leaves the page. An import's
 * review alone has thirty, and they keep the review. So nobody is put on those lists.
 */

/** What fast-element asks for an object's list: it takes the one under this name, where there is one. */
const LIST = "$fastController";
const NOBODY = { subscribe: nothing, unsubscribe: nothing, notify: nothing };

interface FastElement extends HTMLElement {
  [LIST]: { definition: object };
}

/** From now on, for the elements of every tag. */
export async function letElementsGo(): Promise<void> {
  const tag = "fluent-button";
  await customElements.whenDefined(tag);
  const { definition } = (document.createElement(tag) as FastElement)[LIST];
  Object.defineProperty(Object.getPrototypeOf(definition), LIST, { value: NOBODY });
}

function nothing(): void {
  // Templates stay as they are.
}
