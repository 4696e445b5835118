import { enhanceTheme } from "../parts/frame/enhance-theme.ts";
import { markIncludedStyles } from "../parts/frame/mark-included-styles.ts";
import { enhanceMenu } from "../parts/frame/enhance-menu.ts";
import { enhanceGallery } from "../pages/gallery/enhance-gallery.ts";
import { enhanceCarousel } from "../pages/home/enhance-carousel.ts";
import { componentIslands } from "./component-islands.ts";

// The browser keeps the HTML of the server. Scripts change only elements with `data-island`: those that set attributes need no library,
// components load React.

type Enhance = (element: HTMLElement) => void | Promise<void>;

const components = Object.entries(componentIslands).map(([name, island]): readonly [string, Enhance] => [
  name,
  async (element) => (await import("./enhance-component.tsx")).enhanceComponent(element, island),
]);
const islands: ReadonlyMap<string, Enhance> = new Map<string, Enhance>([
  ["menu", enhanceMenu],
  ["theme", enhanceTheme],
  ["carousel", enhanceCarousel],
  ["gallery", enhanceGallery],
  ...components,
]);

markIncludedStyles();
const elements = [...document.querySelectorAll<HTMLElement>("[data-island]")];
await Promise.all(
  elements.map(async (element) => {
    const enhance = islands.get(element.dataset["island"] ?? "");
    if (enhance === undefined) throw new Error(`no enhancement is called "${element.dataset["island"]}"`);
    await enhance(element);
  }),
);
// From here on the page reacts to clicks. Tests wait for it.
document.documentElement.setAttribute("data-script", "ready");
