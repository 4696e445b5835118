import { randomUUID } from "node:crypto";
import { systemActor } from "#domain/accounts/actor.ts";
import { factsPages } from "#domain/site/facts/facts-pages.ts";
import { bodies } from "../content/bodies/bodies.ts";
import { descriptionsOf, textsOf } from "../content/languages/all-texts.ts";
import { firstLanguage, languageKeys } from "../content/languages/languages.ts";
import { pageKeys, sitePages } from "../content/pages.ts";
import { refreshPageTexts, type PageText } from "#server/application/site/refresh-page-texts.ts";
import type { Services } from "#server/context.ts";

/** Tells the search what the pages of this build say. */
export function tellSearch(services: Services): Promise<void> {
  const origin = { requestId: randomUUID(), transport: "system", ip: "", userAgent: "start" } as const;
  return refreshPageTexts({ ...services, actor: systemActor("start"), origin }, pageTexts());
}

/**
 * What each page of this build says, in each language, for the search. Bodies are written in the first language and found
 * by its words from every other one too.
 */
export function pageTexts(): readonly PageText[] {
  const found = pageKeys.filter((key) => key !== "search" && !sitePages[key].path.includes(":"));
  return languageKeys.flatMap((language) =>
    found.map((key) => {
      const [title, summary] = [textsOf(language).pages[key], descriptionsOf(language)[key]];
      const inFirst = language === firstLanguage ? [] : [textsOf(firstLanguage).pages[key], descriptionsOf(firstLanguage)[key]];
      const facts = isFactsPage(key) ? textsIn(factsPages[key]) : [];
      return { key, language, title, summary, body: [bodies[key] ?? "", ...facts, ...inFirst].join("\n") };
    }),
  );
}

const isFactsPage = (key: string): key is keyof typeof factsPages => key in factsPages;

/** Every text in a page's data. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
