import { randomUUID } from "node:crypto";
import { systemActor } from "#domain/accounts/actor.ts";
import type { TextPageContent } from "#domain/site/text-page.ts";
import { refreshPageTexts, type SearchablePage } from "#server/application/site/refresh-page-texts.ts";
import type { Services } from "#server/context.ts";
import { factsAsMarkdown } from "../content/facts/facts-as-markdown.ts";
import { presentFacts } from "../content/facts/present-facts.ts";
import { pageTextsOf } from "../content/languages/all-texts.ts";
import { firstLanguage, languageKeys, type Language } from "../content/languages/languages.ts";
import { hasParams, pageKeys, sitePages } from "../content/pages.ts";
import { loaderOf } from "./load-page.ts";

/** Writes the texts of all pages into the search index. */
export function refreshSearch(services: Services): Promise<void> {
  const origin = { requestId: randomUUID(), transport: "system", ip: "", userAgent: "start" } as const;
  return refreshPageTexts({ ...services, actor: systemActor("start"), origin }, searchablePages());
}

/** The texts of all pages in each language, for the search. Each has the words of all languages, so that either finds the page. */
export function searchablePages(): readonly SearchablePage[] {
  const found = pageKeys.filter((key) => key !== "search" && !hasParams(key));
  return languageKeys.flatMap((language) =>
    found.map((key) => {
      const { label, description } = pageTextsOf(language)[key];
      const first = pageTextsOf(firstLanguage)[key];
      const { body, facts } = loaderOf(key);
      const inFirst = language === firstLanguage ? [] : [first.label, first.description];
      return { key, language, title: label, summary: description, body: [...textsIn([body, facts]), ...inFirst].join("\n") };
    }),
  );
}

/** The pages of text and of facts of this build, for the content desk. */
export const textPages: readonly TextPageContent[] = pageKeys.flatMap((key) => {
  const { body, facts } = loaderOf(key);
  const textIn = (language: Language): string | undefined =>
    body?.[language] ?? (facts === undefined ? undefined : factsAsMarkdown(presentFacts(facts, language)));
  const [english, hindi] = [textIn("en"), textIn("hi")];
  if (english === undefined || hindi === undefined) return [];
  const [title, titleHindi] = [pageTextsOf("en")[key].label, pageTextsOf("hi")[key].label];
  return [{ key, title, titleHindi, body: english, bodyHindi: hindi, reviewedOn: sitePages[key].reviewedOn }];
});

/** All texts in a value. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
