import type { Language } from "../languages/languages.ts";
import { commonInHindi } from "./common.hi.ts";
import type { Fact, FactsContent, FactsView } from "./facts.ts";
import { linksInHindi } from "./official-links.hi.ts";
import { officialLinks } from "./official-links.ts";
import { sourcesInHindi } from "./sources.hi.ts";
import { sources, type OfficialText, type SourceKey } from "./sources.ts";

/**
 * The facts of a page in a language. Numbers their sources and looks up the links. What no official text confirms leaves its section for the
 * box of the page.
 */
export function presentFacts(page: FactsContent, language: Language): FactsView {
  const said = (text: string): string => (language === "hi" ? (page.inHindi[text] ?? commonInHindi[text] ?? text) : text);
  const all = page.sections.flatMap(({ facts }) => facts);
  const used = [...new Set(all.filter(isConfirmed).flatMap(({ source }) => source ?? []))];
  return {
    lead: said(page.lead),
    caution: page.caution === undefined ? null : said(page.caution),
    sections: page.sections
      .map(({ heading, form, facts }) => ({
        heading: said(heading),
        form,
        facts: facts.filter(isConfirmed).map(({ text, on, source }) => ({
          text: said(text),
          on: on === undefined ? null : said(on),
          source: source === undefined ? null : used.indexOf(source) + 1,
        })),
      }))
      .filter(({ facts }) => facts.length > 0),
    unconfirmed: page.sections
      .map(({ heading, facts }) => ({
        heading: said(heading),
        texts: facts.filter((fact) => !isConfirmed(fact)).map(({ text, on }) => (on === undefined ? said(text) : `${said(on)}: ${said(text)}`)),
      }))
      .filter(({ texts }) => texts.length > 0),
    sources: used.flatMap((key) => sourceIn(key, language) ?? []),
    links: page.links.map((key) => (language === "hi" ? { ...officialLinks[key], label: linksInHindi[key] } : officialLinks[key])),
  };
}

const isConfirmed = ({ source, isUnchecked }: Fact): boolean => isUnchecked !== true && (source === undefined || sources[source] !== null);

function sourceIn(key: SourceKey, language: Language): OfficialText | null {
  const source: OfficialText | null = sources[key];
  const title = language === "hi" ? sourcesInHindi[key] : undefined;
  return source === null || title === undefined ? source : { ...source, title };
}
