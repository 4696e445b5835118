import { wakeGallery } from "../pages/gallery/enhance-gallery.ts";
import { wakeLook } from "../parts/frame/enhance-theme.ts";
import { wakeMenu } from "../parts/frame/enhance-menu.ts";
import { wakeCarousel } from "../pages/home/enhance-carousel.ts";
import { wakeFlipCards } from "../pages/home/enhance-flip-cards.ts";
import { componentIslands } from "./component-islands.ts";

// A page stays as the server drew it; what carries a name here comes to life. What only sets attributes needs no library.

type Wake = (place: HTMLElement) => void | Promise<void>;

const components = Object.entries(componentIslands).map(([name, { load }]): readonly [string, Wake] => [
  name,
  async (place) => (await import("./enhance-component.tsx")).wakeComponent(place, load),
]);
const islands: ReadonlyMap<string, Wake> = new Map<string, Wake>([
  ["menu", wakeMenu],
  ["look", wakeLook],
  ["carousel", wakeCarousel],
  ["flip-cards", wakeFlipCards],
  ["gallery", wakeGallery],
  ...components,
]);

const places = [...document.querySelectorAll<HTMLElement>("[data-island]")];
await Promise.all(
  places.map(async (place) => {
    const wake = islands.get(place.dataset["island"] ?? "");
    if (wake === undefined) throw new Error(`nothing brings "${place.dataset["island"]}" to life`);
    await wake(place);
  }),
);
// From here on the page answers clicks; tests wait for it.
document.documentElement.setAttribute("data-script", "ready");
