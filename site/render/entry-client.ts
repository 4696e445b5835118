import { enhanceForm } from "../parts/forms/enhance-form.ts";
import { enhanceMenu } from "../parts/frame/enhance-menu.ts";
import { enhanceOpinion } from "../parts/frame/enhance-opinion.ts";
import { enhanceTheme } from "../parts/frame/enhance-theme.ts";
import { enhanceGallery } from "../pages/gallery/enhance-gallery.ts";
import { enhanceCarousel } from "../pages/home/enhance-carousel.ts";
import { enhanceUpload } from "../pages/join/enhance-upload.ts";

// The browser keeps the HTML of the server. Scripts change only elements with `data-island`.

const islands: ReadonlyMap<string, (element: HTMLElement) => void> = new Map([
  ["menu", enhanceMenu],
  ["theme", enhanceTheme],
  ["carousel", enhanceCarousel],
  ["gallery", enhanceGallery],
  ["form", enhanceForm],
  ["opinion", enhanceOpinion],
  ["upload", enhanceUpload],
]);

for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
  const enhance = islands.get(element.dataset["island"] ?? "");
  if (enhance === undefined) throw new Error(`no enhancement is called "${element.dataset["island"]}"`);
  enhance(element);
}
// From here on the page reacts to clicks. Tests wait for it.
document.documentElement.setAttribute("data-script", "ready");
