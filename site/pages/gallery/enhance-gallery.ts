/** A click on a picture shows it large over the page. Its link leads to a page that does the same. @see Gallery */
export function enhanceGallery(gallery: HTMLElement): void {
  const dialog = gallery.querySelector("dialog");
  if (dialog === null) return;
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>("a[data-count]")];
  let open = 0;

  const show = (index: number): void => {
    open = (index + links.length) % links.length;
    const link = links[open];
    if (link === undefined) return;
    const { title = "", titleLang = "", takenOn, count = "" } = link.dataset;
    dialog.setAttribute("aria-label", title);
    const part = (name: string): HTMLElement | null => dialog.querySelector(`[data-part="${name}"]`);
    const frame = part("picture");
    frame?.replaceChildren(...largeCopy(link, frame.dataset["sizes"] ?? ""));
    const caption = part("title");
    caption?.replaceChildren(title);
    caption?.setAttribute("lang", titleLang);
    part("taken-on")?.replaceChildren(takenOn === undefined ? "" : ` · ${takenOn}`);
    part("count")?.replaceChildren(count);
  };

  for (const [index, link] of links.entries())
    link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      show(index);
      dialog.showModal();
    });
  const onPress = (name: string, press: () => void): void => dialog.querySelector(`button[name="${name}"]`)?.addEventListener("click", press);
  onPress("previous", () => show(open - 1));
  onPress("next", () => show(open + 1));
  onPress("close", () => dialog.close());
  dialog.addEventListener("keydown", ({ key }) => {
    if (key === "ArrowLeft") show(open - 1);
    if (key === "ArrowRight") show(open + 1);
  });
  dialog.addEventListener("close", () => links[open]?.focus());
}

/** A copy of a picture in the size of the dialog. */
function largeCopy(link: HTMLAnchorElement, sizes: string): readonly Node[] {
  const copy = link.querySelector("picture")?.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return [];
  for (const each of copy.querySelectorAll("source, img")) each.setAttribute("sizes", sizes);
  copy.querySelector("img")?.setAttribute("loading", "eager");
  return [copy];
}
