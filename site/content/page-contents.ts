import type { SiteDocument } from "#domain/site/content/published.ts";
import type { AssociationsView } from "#domain/site/associations-view.ts";
import type { FactsView } from "#domain/site/facts/facts-page.ts";
import type { FactsPageKey } from "#domain/site/facts/facts-page-keys.ts";
import type { HsCodesPageView } from "#domain/site/hs-codes-view.ts";
import type { CommitteePageView, LifelongPageView, OfficialsPageView } from "#domain/site/offices-view.ts";
import type { PapersPageView } from "#domain/site/papers-view.ts";
import type { CalendarView, EventPageView, EventsOfTypeView, UpcomingView } from "#domain/site/event-views.ts";
import type { GalleryView, HomeView } from "#domain/site/home-views.ts";
import type { RegistrationView } from "#domain/site/registration-views.ts";
import type { SearchView } from "#domain/site/search-views.ts";
import type { QuestionsView } from "#domain/site/questions-view.ts";
import type { Language } from "./languages/languages.ts";
import type { PageKey } from "./pages.ts";

/** A page of text: its body as HTML that the server made from Markdown. */
export type TextContent = {
  readonly html: string;
  /** What the text is written in. */
  readonly writtenIn: Language;
  /** The page as a PDF, where there is one. */
  readonly document: SiteDocument | null;
};

/** What the pages get that are more than text: a line per page, the type of its view. */
type OwnContents = {
  "committee-of-administration": CommitteePageView;
  officials: OfficialsPageView;
  "lifelong-member": LifelongPageView;
  "become-a-member": Record<string, never>;
  "medical-device-trade-associations": AssociationsView;
  "strategy-paper": PapersPageView;
  "annual-reports": PapersPageView;
  publications: PapersPageView;
  "hs-codes": HsCodesPageView;
  "certificate-of-origin": FactsView;
  "report-hub": PapersPageView;
  "public-notice": PapersPageView;
  policies: PapersPageView;
  home: HomeView;
  "exhibition-in-india": EventsOfTypeView;
  "trade-show": EventsOfTypeView;
  webinar: EventsOfTypeView;
  "technical-conference": EventsOfTypeView;
  "event-calender": CalendarView;
  "upcoming-events": UpcomingView;
  event: EventPageView;
  gallery: GalleryView;
  contact: Record<string, never>;
  registration: RegistrationView;
  search: SearchView;
  faq: QuestionsView;
  "membership-query": TextContent;
  feedback: TextContent;
  sitemap: Record<string, never>;
} & { [K in FactsPageKey]: FactsView };

/** What the loader of a page gives and its component shows. */
export type PageContents = { readonly [K in PageKey]: K extends keyof OwnContents ? OwnContents[K] : TextContent };
export type OwnPageKey = keyof OwnContents & PageKey;

/** What a page's content says about the page itself, where the table cannot know it. */
export type PageHead = {
  /** Instead of the label in the dictionary: title band and window. */
  readonly title?: string;
  readonly description?: string;
  /** YYYY-MM-DD, instead of the day in the table. */
  readonly reviewedOn?: string;
  /** JSON-LD beside the council's own. */
  readonly structured?: readonly Readonly<Record<string, unknown>>[];
};

/** What a loader answers; undefined is "there is no such page". */
export type Loaded<Content> =
  | { readonly content: Content; readonly head?: PageHead; /** A text stands in place of what the page shows by itself. */ readonly isText?: true }
  | undefined;
