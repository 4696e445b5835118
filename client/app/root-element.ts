import "./translated-page.ts";

/** The element of both pages that the portal and its login draw in. */
export function rootElement(): HTMLElement {
  const root = document.getElementById("root");
  if (root === null) throw new Error("the page has no element with the id root");
  return root;
}
