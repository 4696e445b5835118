import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { desksInHindi } from "#server/seed/content/hindi/offices.ts";
import { desks } from "#server/seed/content/offices.ts";
import { hrefOf } from "#site/content/addresses.ts";
import { pageTextsOf, textsOf } from "#site/content/languages/all-texts.ts";
import { SiteProvider } from "#site/parts/site-context.ts";
import { ServiceCards } from "#site/pages/home/service-cards.tsx";

const desk = desks.find(({ matters }) => matters.includes("export returns"))?.title ?? "";

it.each([
  ["en", desk],
  ["hi", desksInHindi[desk]?.title ?? ""],
] as const)("each main service leads to a page in the same language (%s), export returns to the desk that takes them", (language, deskName) => {
  const address = { path: hrefOf("home", language), search: {}, params: {} };
  const value = { language, texts: textsOf(language), pageTexts: pageTextsOf(language), address };
  const html = renderToString(createElement(SiteProvider, { value }, createElement(ServiceCards)));
  const links = [...html.matchAll(/<a href="([^"]+)">([^<]+)<\/a>/gu)];
  expect(links.map(([, href]) => href)).toEqual((["become-a-member", "mai-scheme", "contact"] as const).map((key) => hrefOf(key, language)));
  expect(deskName).not.toBe("");
  expect(links.at(-1)?.[2]).toContain(deskName);
});
