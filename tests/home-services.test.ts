import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { desksInHindi } from "#server/seed/content/hindi/offices.ts";
import { desks } from "#server/seed/content/offices.ts";
import { hrefOf } from "#site/content/addresses.ts";
import { commonInHindi } from "#site/content/facts/common.hi.ts";
import { pageTextsOf, textsOf } from "#site/content/languages/all-texts.ts";
import { SiteProvider } from "#site/parts/site-context.ts";
import { OtherServices } from "#site/pages/home/other-services.tsx";
import { ServiceCards } from "#site/pages/home/service-cards.tsx";
import { WaysIn } from "#site/pages/home/ways-in.tsx";

/** Address and text of each link of a part of the home page. */
function linksOf(part: typeof OtherServices, language: "en" | "hi"): readonly (readonly [href: string | undefined, text: string | undefined])[] {
  const address = { path: hrefOf("home", language), search: {}, params: {} };
  const value = { language, texts: textsOf(language), pageTexts: pageTextsOf(language), address };
  const html = renderToString(createElement(SiteProvider, { value }, createElement(part)));
  return [...html.matchAll(/<a href="([^"]+)">([^<]+)<\/a>/gu)].map(([, href, text]) => [href, text] as const);
}

const desk = desks.find(({ matters }) => matters.includes("export returns"))?.title ?? "";

it.each([
  ["en", desk],
  ["hi", desksInHindi[desk]?.title ?? ""],
] as const)("each main service leads to a page in the same language (%s), export returns to the desk that takes them", (language, deskName) => {
  const links = linksOf(ServiceCards, language);
  expect(links.map(([href]) => href)).toEqual((["become-a-member", "rules-in-force", "contact"] as const).map((key) => hrefOf(key, language)));
  expect(deskName).not.toBe("");
  expect(links.at(-1)?.[1]).toContain(deskName);
});

it.each(["en", "hi"] as const)("the services lead to fairs abroad and to the figures of exports (%s)", (language) => {
  const { exhibitions, data } = pageTextsOf(language).home.others;
  const links = new Map(linksOf(OtherServices, language).map(([href, text]) => [text, href]));
  expect(links.get(exhibitions.title)).toBe(hrefOf("trade-show", language));
  expect(links.get(data.title)).toBe(hrefOf("exports-in-figures", language));
});

it("the service of incentives has another name in Hindi than the arm of the Mission", () => {
  const { title } = pageTextsOf("hi").home.others.incentives;
  expect(Object.values(commonInHindi).filter((text) => text.includes(title))).toEqual([]);
});

it.each([
  ["en", /paid back|claim/u],
  ["hi", /वापस|दाव/u],
] as const)("a firm that is no member yet is promised no money for costs, and is led to the scheme that holds now (%s)", (language, promise) => {
  const { ways, others } = pageTextsOf(language).home;
  expect([ways.exporter.text, others.exhibitions.text].filter((text) => promise.test(text))).toEqual([]);
  expect(linksOf(WaysIn, language).map(([href]) => href)).toContain(hrefOf("export-promotion-mission", language));
});
