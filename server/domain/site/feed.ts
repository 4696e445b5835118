import { escapeMarkup } from "../escape-markup.ts";

/** Where the feed of notices and tenders lies, in the first language. */
export const feedPath = "/notices.xml";

/** One thing that a feed announces. `at` is when it was published; `address` is absolute and stays the same for ever. */
export type FeedEntry = {
  readonly title: string;
  readonly summary: string;
  readonly address: string;
  readonly at: Date;
  /** What it is: "Public notice". */
  readonly category: string;
};

export type Feed = {
  readonly title: string;
  readonly description: string;
  /** The page that shows the same to people. */
  readonly address: string;
  /** Where the feed itself lies. */
  readonly selfAddress: string;
  readonly language: string;
  /** The newest first. */
  readonly entries: readonly FeedEntry[];
};

/**
 * A feed as RSS 2.0, with its own address as the profile of the RSS Advisory Board asks.
 * @source RSS 2.0 specification; RSS Best Practices Profile (atom:link, guid, RFC 822 dates)
 */
export function rssOf({ title, description, address, selfAddress, language, entries }: Feed): string {
  const newest = entries[0];
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">`,
    `<channel>`,
    element("title", title),
    element("link", address),
    element("description", description),
    element("language", language),
    `<atom:link href="${escaped(selfAddress)}" rel="self" type="application/rss+xml"/>`,
    ...(newest === undefined ? [] : [element("lastBuildDate", dateOf(newest.at))]),
    ...entries.flatMap((entry) => [
      `<item>`,
      element("title", entry.title),
      element("link", entry.address),
      element("description", entry.summary),
      element("category", entry.category),
      element("pubDate", dateOf(entry.at)),
      `<guid isPermaLink="true">${escaped(entry.address)}</guid>`,
      `</item>`,
    ]),
    `</channel>`,
    `</rss>`,
    ``,
  ].join("\n");
}

const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;

/** Text in XML; characters that XML cannot carry at all are left out. */
const escaped = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- control characters are what is removed
  escapeMarkup(text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, ""));

/** "Sat, 21 Nov 2026 14:05:00 GMT", which RFC 822 allows. */
const dateOf = (at: Date): string => at.toUTCString();
