import type { ContentLanguage } from "./content/languages.ts";
import type { SitePicture } from "./content/published.ts";
import type { CalendarView } from "./event-views.ts";
import type { EventView } from "./events.ts";
import type { MarketView } from "./market.ts";

export type SlideView = {
  readonly slug: string;
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly picture: SitePicture;
  /** The language of its words. */
  readonly writtenIn: ContentLanguage;
};
export type GalleryPictureView = {
  readonly slug: string;
  readonly title: string;
  readonly takenOn: string | null;
  readonly picture: SitePicture;
  /** The language of its words. */
  readonly writtenIn: ContentLanguage;
};

/** A notice or tender with its day, YYYY-MM-DD. `writtenIn`: the language of its title. */
export type NewsView = {
  readonly kind: "notice" | "tender";
  readonly slug: string;
  readonly title: string;
  readonly on: string;
  readonly writtenIn: ContentLanguage;
};

/** The next day that somebody has to keep, YYYY-MM-DD: the last day for offers to a tender, or the end of the membership year. */
export type DeadlineView =
  | ({ readonly kind: "tender" } & NewsView)
  | { readonly kind: "membership"; readonly on: string; readonly financialYear: string };

/** The home page: what staff put on it, and the month of the calendar that the address asks for. */
export type HomeView = {
  readonly featured: EventView | null;
  readonly slides: readonly SlideView[];
  /** The newest notices and tenders. */
  readonly news: readonly NewsView[];
  readonly deadline: DeadlineView;
  readonly calendar: CalendarView;
  /** The first six. @source specification 9 "gallery preview 6 images" */
  readonly gallery: readonly GalleryPictureView[];
  readonly market: MarketView;
};

/** All pictures of the gallery, and the one that the address asks to see large. */
export type GalleryView = { readonly pictures: readonly GalleryPictureView[]; readonly shown: GalleryPictureView | null };
