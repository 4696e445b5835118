/**
 * Adds a disabled link for each style sheet that the HTML already includes: Vite's loader then does not fetch it. The links are not in the
 * HTML itself, because the preload scanner of some browsers fetches disabled style sheets too.
 */
export function markIncludedStyles(): void {
  const script = document.querySelector<HTMLScriptElement>("script[data-included-styles]");
  for (const href of script?.dataset["includedStyles"]?.split(" ") ?? []) {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.setAttribute("disabled", "");
    link.href = href;
    document.head.append(link);
  }
}
