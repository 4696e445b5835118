import { Router, type RequestHandler } from "express";
import { council } from "#domain/council.ts";
import { dayMs } from "#domain/dates.ts";
import { escapeMarkup } from "#domain/escape-markup.ts";
import { hrefOf } from "../content/addresses.ts";
import { firstLanguage, languageKeys } from "../content/languages/languages.ts";
import { hasParams, pageKeys, type PageKey } from "../content/pages.ts";
import type { Services } from "#server/context.ts";
import { frontBucket, maxMadePerMinute } from "#server/http/front-limits.ts";
import { lastReviewOf, listedAddressesOf } from "./load-page.ts";
import type { ListedAddress } from "./page-loader.ts";
import { visitorContext } from "./site-pages.ts";

/** `robots.txt`, `sitemap.xml` and `security.txt`. @source sitemaps.org; RFC 9309; RFC 9116 */
export function crawlerFiles(services: Services): RequestHandler {
  const origin = services.config.publicUrl;
  const router = Router();
  const bucket = frontBucket(maxMadePerMinute);
  router.get("/robots.txt", (_req, res) => void res.type("text/plain").send(robots(origin)));
  router.get("/sitemap.xml", bucket, async (_req, res) => void res.type("application/xml").send(await sitemapXml(origin, addressesOf(services))));
  router.get("/.well-known/security.txt", (_req, res) => void res.type("text/plain").send(securityTxt(origin, services.now())));
  return router;
}

const goodForDays = 180;

/** Whom to tell of a weakness. It expires in half a year, so that a copy of it does not outlive its address. */
const securityTxt = (origin: string, now: Date): string =>
  [
    `Contact: mailto:${council.contactEmail}`,
    `Expires: ${new Date(now.getTime() + goodForDays * dayMs).toISOString().slice(0, 10)}T00:00:00Z`,
    `Preferred-Languages: ${languageKeys.join(", ")}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}${hrefOf("privacy-policy", firstLanguage)}`,
    "",
  ].join("\n");

/** Paths without pages. Pages of the portal carry a header that keeps them out of search engines. */
const noPages = ["/api/", "/exports/", "/files/", "/trpc/", "/uploads/"];

const robots = (origin: string): string =>
  ["User-agent: *", ...noPages.map((path) => `Disallow: ${path}`), "", `Sitemap: ${origin}/sitemap.xml`, ""].join("\n");

/** The addresses of a page in one language. */
type AddressesOf = (key: PageKey) => Promise<readonly ListedAddress[]>;

const addressesOf = (services: Services): AddressesOf => {
  const ctx = visitorContext(services);
  return async (key) => (hasParams(key) ? listedAddressesOf(ctx, key) : [{ params: {}, changedOn: await lastReviewOf(ctx, key) }]);
};

/** All addresses of the website. */
export async function sitemapXml(origin: string, listAddresses: AddressesOf): Promise<string> {
  const entries = await Promise.all(pageKeys.map(async (key) => (await listAddresses(key)).map((address) => entriesOf(origin, key, address))));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.flat(2),
    "</urlset>",
    "",
  ].join("\n");
}

/** A page in each language. Each entry names all languages. */
function entriesOf(origin: string, key: PageKey, { params, changedOn }: ListedAddress): readonly string[] {
  const addresses = [...new Set(languageKeys.map((language) => hrefOf(key, language, {}, params)))];
  const alternates = [
    ...languageKeys.map((language) => alternate(language, origin + hrefOf(key, language, {}, params))),
    alternate("x-default", origin + hrefOf(key, firstLanguage, {}, params)),
  ].join("");
  const others = addresses.length > 1 ? alternates : "";
  return addresses.map((path) => `<url><loc>${escapeMarkup(origin + path)}</loc><lastmod>${changedOn}</lastmod>${others}</url>`);
}

const alternate = (language: string, href: string): string => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(href)}"/>`;
