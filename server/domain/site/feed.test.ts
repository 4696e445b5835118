import { expect, it } from "vitest";
import { rssOf } from "./feed.ts";

it("is RSS 2.0 with every text as text", () => {
  const feed = rssOf({
    title: "Notices & tenders",
    description: "What the council announces",
    address: "https://epcmd.example/Public-notice",
    selfAddress: "https://epcmd.example/notices.xml",
    language: "en-in",
    entries: [
      {
        title: "</title><script>1</script>\u0001",
        summary: 'A "notice"',
        address: "https://epcmd.example/Public-notice#a&b",
        at: new Date("2026-11-21T08:05:09Z"),
        category: "Public notice",
      },
    ],
  });
  expect(feed.split("\n")).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    "<channel>",
    "<title>Notices &amp; tenders</title>",
    "<link>https://epcmd.example/Public-notice</link>",
    "<description>What the council announces</description>",
    "<language>en-in</language>",
    '<atom:link href="https://epcmd.example/notices.xml" rel="self" type="application/rss+xml"/>',
    "<lastBuildDate>Sat, 21 Nov 2026 08:05:09 GMT</lastBuildDate>",
    "<item>",
    "<title>&lt;/title&gt;&lt;script&gt;1&lt;/script&gt;</title>",
    "<link>https://epcmd.example/Public-notice#a&amp;b</link>",
    "<description>A &quot;notice&quot;</description>",
    "<category>Public notice</category>",
    "<pubDate>Sat, 21 Nov 2026 08:05:09 GMT</pubDate>",
    '<guid isPermaLink="true">https://epcmd.example/Public-notice#a&amp;b</guid>',
    "</item>",
    "</channel>",
    "</rss>",
    "",
  ]);
});
