import type { Language } from "../languages/languages.ts";
import { commonInHindi } from "./common.hi.ts";
import type { FactsContent, FactsView } from "./facts.ts";
import { linksInHindi } from "./official-links.hi.ts";
import { officialLinks } from "./official-links.ts";
import { sourcesInHindi } from "./sources.hi.ts";
import { sources } from "./sources.ts";

/** The facts of a page in a language. Numbers their sources and looks up the links. */
export function presentFacts(page: FactsContent, language: Language): FactsView {
  const said = (text: string): string => (language === "hi" ? (page.inHindi[text] ?? commonInHindi[text] ?? text) : text);
  const used = [...new Set(page.sections.flatMap(({ facts }) => facts.flatMap(({ source }) => source ?? [])))];
  return {
    lead: said(page.lead),
    caution: page.caution === undefined ? null : said(page.caution),
    sections: page.sections.map(({ heading, form, facts }) => ({
      heading: said(heading),
      form,
      facts: facts.map(({ text, on, source, isUnchecked }) => ({
        text: said(text),
        on: on === undefined ? null : said(on),
        source: source === undefined ? null : used.indexOf(source) + 1,
        isUnchecked: isUnchecked === true,
      })),
    })),
    sources: used.map((key) => (language === "hi" ? sourcesInHindi : sources)[key]),
    links: page.links.map((key) => (language === "hi" ? { ...officialLinks[key], label: linksInHindi[key] } : officialLinks[key])),
  };
}
