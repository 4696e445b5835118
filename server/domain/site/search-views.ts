import type { ContentLanguage } from "./content/languages.ts";

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

/** A page of finds for some words. */
export type SearchView = {
  readonly words: string;
  readonly hits: readonly SearchHit[];
  readonly count: number;
  /** The page shown: the last one for an address past the end. */
  readonly page: number;
  readonly pageCount: number;
  readonly rows: number;
};
