import type { SitePicture } from "./content/published.ts";
import type { CalendarView } from "./event-views.ts";
import type { EventView } from "./events.ts";

export type SlideView = {
  readonly slug: string;
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly picture: SitePicture;
};
export type GalleryPictureView = { readonly slug: string; readonly title: string; readonly takenOn: string | null; readonly picture: SitePicture };

/** The home page: what staff put on it, and the month of the calendar that the address asks for. */
export type HomeView = {
  readonly featured: EventView | null;
  readonly slides: readonly SlideView[];
  readonly calendar: CalendarView;
  /** The first six. @source specification 9 "gallery preview 6 images" */
  readonly gallery: readonly GalleryPictureView[];
};

/** All pictures of the gallery, and the one that the address asks to see large. */
export type GalleryView = { readonly pictures: readonly GalleryPictureView[]; readonly shown: GalleryPictureView | null };
