import type { ContentLanguage } from "./content/languages.ts";
import type { EventView } from "./events.ts";

/** What a search of the website can find. */
export const searchKinds = ["page", "notice", "tender", "event", "report", "policy", "publication", "association", "circular", "hs-code"] as const;
export type SearchKind = (typeof searchKinds)[number];

/** One result. `ref` is the key of a page, the code of a device, or the slug of an entry or circular. */
export type SearchHit = {
  readonly kind: SearchKind;
  readonly ref: string;
  /** Empty for a page, whose label depends on the language. */
  readonly title: string;
  readonly summary: string;
  /** The category of a publication. */
  readonly section: string | null;
  /** The language of title and summary. */
  readonly writtenIn: ContentLanguage;
};

/** A result with what its dates say on the day of the search. */
export type DatedHit = SearchHit & {
  /** The event that was found; null for other kinds. */
  readonly event: EventView | null;
  /** Whether a notice or tender stands in the archive. */
  readonly isArchived: boolean;
};

/** A page of finds for some words. `today` as YYYY-MM-DD in India. */
export type SearchView = {
  readonly words: string;
  readonly today: string;
  readonly hits: readonly DatedHit[];
  readonly count: number;
  /** The page shown: the last one for an address past the end. */
  readonly page: number;
  readonly pageCount: number;
  readonly rows: number;
};
