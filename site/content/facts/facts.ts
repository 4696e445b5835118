import type { LinkKey, OfficialLink } from "./official-links.ts";
import type { OfficialText, SourceKey } from "./sources.ts";

/** One statement of a policy page, with its official text, or not confirmed. */
export type Fact = {
  readonly text: string;
  /** Its date or year, as it is shown. */
  readonly on?: string;
  readonly source?: SourceKey;
  /** The page says it in its box of what is not confirmed. */
  readonly isUnchecked?: true;
};

export type FactSection = {
  readonly heading: string;
  /** Steps have an order, a list has none, cards are in columns. */
  readonly form: "list" | "steps" | "cards";
  readonly facts: readonly Fact[];
};

/** A page of facts. */
export type FactsContent = {
  readonly lead: string;
  /** A warning for readers. */
  readonly caution?: string;
  readonly sections: readonly FactSection[];
  readonly links: readonly LinkKey[];
  /** The Hindi of each text, by its English: an English text that changes has no Hindi until it is translated again. */
  readonly inHindi: Readonly<Record<string, string>>;
};

/** A statement from a document. Without an official text it is not confirmed. */
export const found = (text: string, source: SourceKey, on?: string): Fact => ({ text, source, ...(on !== undefined && { on }) });
/** A common statement that was not checked for this page. */
export const unchecked = (text: string): Fact => ({ text, isUnchecked: true });
/** A statement of the council about itself. */
export const own = (text: string): Fact => ({ text });

export const list = (heading: string, ...facts: readonly Fact[]): FactSection => ({ heading, form: "list", facts });
export const steps = (heading: string, ...facts: readonly Fact[]): FactSection => ({ heading, form: "steps", facts });
export const cards = (heading: string, ...facts: readonly Fact[]): FactSection => ({ heading, form: "cards", facts });

/** A page of facts for its view: each fact has the number of its source. */
export type FactsView = {
  readonly lead: string;
  readonly caution: string | null;
  readonly sections: readonly {
    readonly heading: string;
    readonly form: FactSection["form"];
    readonly facts: readonly FactView[];
  }[];
  /** What no official text confirms, under the headings of its sections: shown in one box, with whom to ask. */
  readonly unconfirmed: readonly { readonly heading: string; readonly texts: readonly string[] }[];
  /** In the order of their first use. Facts count them from 1. */
  readonly sources: readonly OfficialText[];
  readonly links: readonly OfficialLink[];
};
export type FactView = { readonly text: string; readonly on: string | null; readonly source: number | null };
