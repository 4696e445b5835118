/**
 * Opens the menu on a phone. Escape closes an open section and returns the focus to its heading; a click elsewhere closes it, too.
 * @see SiteMenu
 */
export function enhanceMenu(nav: HTMLElement): void {
  const opener = nav.querySelector("button");
  const openSections = (): readonly HTMLDetailsElement[] => [...nav.querySelectorAll<HTMLDetailsElement>("details[open]")];
  const isOpen = (): boolean => opener?.ariaExpanded === "true";
  const setOpen = (open: boolean): void => opener?.setAttribute("aria-expanded", String(open));
  opener?.addEventListener("click", () => setOpen(!isOpen()));
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    const [section] = openSections();
    if (section !== undefined) {
      section.open = false;
      section.querySelector("summary")?.focus();
    } else if (isOpen()) {
      setOpen(false);
      opener?.focus();
    }
  });
  document.addEventListener("pointerdown", ({ target }) => {
    if (target instanceof Node && nav.contains(target)) return;
    for (const section of openSections()) section.open = false;
  });
}
