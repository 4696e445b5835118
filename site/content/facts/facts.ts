import { officialLinks, type LinkKey, type OfficialLink } from "./official-links.ts";
import { sources, type SourceKey } from "./sources.ts";

/** One statement of a policy page, with where it was read, or the word that it is still to be checked. */
export type Fact = {
  readonly text: string;
  /** A date or year that belongs to it, as it is read. */
  readonly on?: string;
  readonly source?: SourceKey;
  /** From memory: the page says that the official text decides. */
  readonly isUnchecked?: true;
};

export type FactSection = {
  readonly heading: string;
  /** Steps are done one after the other; a list has no order; cards stand side by side. */
  readonly form: "list" | "steps" | "cards";
  readonly facts: readonly Fact[];
};

/** A page that tells facts: what it is about, sections, official places. */
export type FactsPage = {
  readonly lead: string;
  /** What a reader has to know before relying on the page. */
  readonly caution?: string;
  readonly sections: readonly FactSection[];
  readonly links: readonly LinkKey[];
};

/** Something read in a document. */
export const found = (text: string, source: SourceKey, on?: string): Fact => ({ text, source, ...(on !== undefined && { on }) });
/** Something that is widely said and that nobody has looked up for this page. */
export const unchecked = (text: string): Fact => ({ text, isUnchecked: true });
/** What the council says about itself. */
export const own = (text: string): Fact => ({ text });

export const list = (heading: string, ...facts: readonly Fact[]): FactSection => ({ heading, form: "list", facts });
export const steps = (heading: string, ...facts: readonly Fact[]): FactSection => ({ heading, form: "steps", facts });
export const cards = (heading: string, ...facts: readonly Fact[]): FactSection => ({ heading, form: "cards", facts });

/** A page of facts as it is drawn: each fact points to a numbered source below. */
export type FactsView = {
  readonly lead: string;
  readonly caution: string | null;
  readonly sections: readonly {
    readonly heading: string;
    readonly form: FactSection["form"];
    readonly facts: readonly FactView[];
  }[];
  /** Sources in the order in which the page first needs them; facts count them from 1. */
  readonly sources: readonly string[];
  readonly links: readonly OfficialLink[];
};
export type FactView = { readonly text: string; readonly on: string | null; readonly source: number | null; readonly isUnchecked: boolean };

/** Numbers the sources of a page and finds the addresses of its links. */
export function presentFacts(page: FactsPage): FactsView {
  const used = [...new Set(page.sections.flatMap(({ facts }) => facts.flatMap(({ source }) => source ?? [])))];
  return {
    lead: page.lead,
    caution: page.caution ?? null,
    sections: page.sections.map(({ heading, form, facts }) => ({
      heading,
      form,
      facts: facts.map(({ text, on, source, isUnchecked }) => ({
        text,
        on: on ?? null,
        source: source === undefined ? null : used.indexOf(source) + 1,
        isUnchecked: isUnchecked === true,
      })),
    })),
    sources: used.map((key) => sources[key]),
    links: page.links.map((key) => officialLinks[key]),
  };
}
