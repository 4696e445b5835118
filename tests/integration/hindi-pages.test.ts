import { and, eq, sql } from "drizzle-orm";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { formatBytes } from "#client/shared/format.ts";
import { council } from "#domain/council.ts";
import { insertPublishedEntries, updateContentVersion } from "#db/queries/content.ts";
import { contentEntries } from "#db/schema/content.ts";
import { withdrawCircular } from "#server/application/circulars/publish-circular.ts";
import { seedContent } from "#server/seed/content.ts";
import { seedRules } from "#server/seed/rules.ts";
import { seedPictures } from "#server/seed/content/scenes.ts";
import { hrefOf } from "#site/content/addresses.ts";
import { pageTextsOf, textsOf } from "#site/content/languages/all-texts.ts";
import { hasParams, pageKeys, type PageKey } from "#site/content/pages.ts";
import { SiteFrame } from "#site/parts/frame/site-frame.tsx";
import { TitleBand } from "#site/parts/frame/title-band.tsx";
import { SiteProvider } from "#site/parts/site-context.ts";
import { listedAddressesOf, loadContent } from "#site/render/load-page.ts";
import { loadView } from "#site/render/page-views.ts";
import { visitorContext } from "#site/render/site-pages.ts";
import { newCircular } from "../support/circulars.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createFair } from "../support/fairs.ts";
import { createMember, createStaffActor } from "../support/factories.ts";
import { latinPassages } from "../support/latin-passages.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;
beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  await seedContent(opened.services);
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});

const language = "hi";
const today = "2026-11-24";
type Params = Readonly<Record<string, string>>;

/** The HTML of a Hindi page without its frame. */
async function rendered(key: PageKey, params: Params, search: Params = {}): Promise<string> {
  const loaded = await loadContent(visitorContext(opened.services, language), { key, language, search, params });
  if (loaded === undefined) throw new Error(`${key} is not there`);
  const { content, head, isText } = loaded;
  const { address, value } = siteOf(key, params);
  const Page = await loadView({ key, language, address, host: "epcmd.example", today, title: "", content, isText });
  const html = renderToString(createElement(SiteProvider, { value }, createElement(Page, { content, language, address })));
  return `${head?.title ?? ""} <p>${head?.description ?? ""}</p> ${html}`;
}

const siteOf = (key: PageKey, params: Params) => {
  const address = { path: hrefOf(key, language, {}, params), search: {}, params };
  return { address, value: { language, texts: textsOf(language), pageTexts: pageTextsOf(language), address } as const };
};

/** Texts of others that have no Hindi: lines of the tariff, names and addresses of associations. Rules have a test of their own. */
const inWordsOfOthers: readonly PageKey[] = ["hs-codes", "medical-device-trade-associations", "rules-in-force"];
/** What is said in English beside the Hindi: names in the words of their owners. */
const official = ["Government of India", "Apply for e-RCMC", council.fullName, "National Exhibition and Convention Center"];

const unexpectedIn = (html: string): readonly string[] => latinPassages(html).filter((words) => !official.includes(words));

/** Each of these words has one spelling on the website: फ़र्म, डीजीएफटी, हिन्दी, तारीख़, पीडीएफ़, अधिमान्य, स्क्रॉल, स्टैकेथॉन. */
const otherSpellings = /फर्म|डीजीएफ़टी|हिंदी|तारीख(?!़)|पीडीएफ(?!़)|अधिमानी|स्क्रोल|स्टैकाथॉन/g;
/** The glossary has another word: व्यय, प्रपत्र, नवीनीकरण, लॉग इन, मिलियन, लोक सूचना अधिकारी, पुरालेख, कनेक्शन, सत्यापन चरण. */
const otherWords = /ख\u093C?र्च|(?<!प्लेट)फ\u093C?ॉर्म|नवीकरण|साइन[ -]इन|दस लाख|जन सूचना|(?<!लेखापरीक्षा )अभिलेख|संपर्क कूट|प्रमाणक से/g;
/** Words that say another thing: a membership of the council, the last day of a proposal, a source that somebody knows. */
const otherMeanings = /कैलेंडर की सदस्यता|प्रस्ताव की अंतिम|ज्ञात स्रोत/g;
/** A sentence that only a man says of himself. */
const ofMenAlone = /ता हूँ/g;

it("every Hindi page is in Hindi and in one spelling, but for names and what others wrote", async () => {
  const found: string[] = [];
  for (const key of pageKeys.filter((each) => !inWordsOfOthers.includes(each))) {
    const listed = hasParams(key) ? await listedAddressesOf(visitorContext(opened.services, language), key) : [{ params: {} }];
    for (const { params } of listed) {
      const html = await rendered(key, params);
      const spelled = [otherSpellings, otherWords, otherMeanings, ofMenAlone].flatMap((words) => html.match(words) ?? []);
      found.push(...[...unexpectedIn(html), ...spelled].map((words) => `${hrefOf(key, language, {}, params)}: ${words}`));
    }
  }
  expect(found).toEqual([]);
});

it("the rules in force are in Hindi, but for sources and documents, which are marked as English", async () => {
  await seedRules(opened.services);
  const html = await rendered("rules-in-force", {});
  expect(html).toContain("महिला उद्यमी");
  expect(unexpectedIn(html.replaceAll(/<(\w+)[^>]* lang="en"[^>]*>[^<]*<\/\1>/g, " "))).toEqual([]);
});

it("links in the programme of an event and in a circular stay in Hindi; why it is withdrawn is marked as English", async () => {
  const slug = "links";
  const fields = { title: "Fair", titleHindi: "मेला", description: "Fair", descriptionHindi: "मेला", eventType: "webinar" };
  const body = "[दस्तावेज़](/documents-required)";
  await database.db.transaction((tx) =>
    insertPublishedEntries(tx, [{ kind: "event", slug, position: 0, at: new Date(), fields: { ...fields, body: "Fair", bodyHindi: body } }]),
  );
  await database.db.transaction((tx) => updateContentVersion(tx));
  await createMember(opened.services);
  const council = contextOf(opened.services, await createStaffActor(opened.services, "EPCMD_ADMIN"));
  const { id, revision } = await newCircular(council, { isPublic: true, bodyHindi: body });
  const [circular] = await listedAddressesOf(visitorContext(opened.services, language), "circular");
  for (const html of [await rendered("event", { slug }), await rendered("circular", circular?.params ?? {})])
    expect(html).toContain('href="/hi/documents-required"');

  // The office writes the reason in one language.
  await withdrawCircular(council, { id, revision, reason: "Published too early, see the date." });
  const withdrawn = (await rendered("circular", circular?.params ?? {})).replaceAll("<!-- -->", "");
  expect(withdrawn).toMatch(/<span lang="en">Published too early, see the date\.<\/span> <span [^>]*lang="hi"[^>]*>अंग्रेज़ी में</);
});

it.each<[PageKey, Params]>([
  ["home", {}],
  ["search", { search: "नवीनीकरण" }],
  ["follow", { event: "kimes" }],
])("Hindi titles on the page %s are not marked as English", async (key, search) => {
  const html = await rendered(key, {}, search);
  expect(html.match(/ lang="en"[^>]*>[^<]*\p{Script=Devanagari}[^<]*/gu) ?? []).toEqual([]);
});

it("a registration marks an event without Hindi as English, and leads nobody to wait for the days of one that the council left", async () => {
  const event = (slug: string, fields: object) => ({
    kind: "event" as const,
    slug,
    position: 0,
    at: new Date(),
    fields: { title: "English fair", description: "Fair", eventType: "webinar", ...fields },
  });
  const entries = [event("english-fair", { startsOn: "2099-03-01", registration: "open" }), event("left-fair", {})];
  await database.db.transaction((tx) => insertPublishedEntries(tx, entries));
  await database.db.transaction((tx) => updateContentVersion(tx));
  await createFair(opened.services, { eventSlug: "left-fair", endsOn: "2099-03-18", cancelledAt: new Date(), cancelReason: "Moved." });
  const named = await rendered("registration", {}, { event: "english-fair" });
  expect(named).toContain('<span lang="en">English fair</span>');
  expect(named).toContain("अंग्रेज़ी में");
  expect(await rendered("registration", {})).toMatch(/<option [^>]*lang="en"[^>]*>English fair</);
  expect(await rendered("registration", {}, { event: "kimes" })).toContain("event=kimes");
  expect(await rendered("registration", {}, { event: "left-fair" })).not.toContain("event=left-fair");
});

it("the title of an event without Hindi is marked as English, and no other one", async () => {
  const entry = (slug: string, fields: object) => ({
    kind: "event" as const,
    slug,
    position: 0,
    at: new Date(),
    fields: { title: "Titled fair", description: "Fair", eventType: "webinar", ...fields },
  });
  const inHindi = { titleHindi: "मेला", descriptionHindi: "मेला" };
  await database.db.transaction((tx) => insertPublishedEntries(tx, [entry("titled-fair", {}), entry("titled-in-hindi", inHindi)]));
  await database.db.transaction((tx) => updateContentVersion(tx));
  const bandOf = async (slug: string): Promise<string> => {
    const params = { slug };
    const loaded = await loadContent(visitorContext(opened.services, language), { key: "event", language, search: {}, params });
    const { title = "", titleLang } = loaded?.head ?? {};
    const band = createElement(TitleBand, { pageKey: "event", title, titleLang });
    return renderToString(createElement(SiteProvider, { value: siteOf("event", params).value }, band));
  };
  expect(await bandOf("titled-fair")).toMatch(/<li [^>]*lang="en"[^>]*>Titled fair<\/li>.*<h1 [^>]*lang="en"[^>]*>Titled fair</s);
  expect(await bandOf("titled-in-hindi")).not.toContain('lang="en"');
});

it("figures of a year that is over say so, and the home page names the source of each, once for figures of the same one", async () => {
  const { figuresOf } = textsOf(language).frame;
  for (const key of ["home", "exports-in-figures"] as const) expect(await rendered(key, {})).toContain(figuresOf("2024-25"));
  const home = (await rendered("home", {})).replaceAll("<!-- -->", "").replaceAll(/<[^>]*>/g, "");
  for (const source of [`${council.shortName} के अनुसार, पूर्णांकित. अंतिम बार 21-11-2026`, "लोक सभा में सरकार का उत्तर, जुलाई 2025. अंतिम बार 25-11-2026"])
    expect(home.split(source)).toHaveLength(2);
  // Nobody stated the year of the headline figures.
  expect(home.indexOf(figuresOf("2024-25"))).toBeGreaterThan(home.indexOf("15.33 बिलियन"));
});

it("the button of a link in an e-mail posts to the Hindi page", async () => {
  expect(await rendered("follow", {}, { stop: "key" })).toContain('action="/hi/follow/stop"');
});

it("the message of the Chairman shows the picture of the Chairman's card, and until there is one a drawing without the globe", async () => {
  const globe = textsOf(language).frame.globe;
  expect(await rendered("mission-vision", {})).toContain(globe);
  expect(await rendered("chairmans-message", {})).not.toContain(globe);
  const [picture] = seedPictures;
  const image = JSON.stringify({ image: { id: picture?.id, alt: "सभा के सामने अध्यक्ष" } });
  await database.db
    .update(contentEntries)
    .set({ publishedFields: sql`${contentEntries.publishedFields} || ${image}::jsonb` })
    .where(and(eq(contentEntries.kind, "committee-member"), eq(contentEntries.slug, "chairman")));
  await database.db.transaction((tx) => updateContentVersion(tx));
  for (const key of ["committee-of-administration", "chairmans-message"] as const)
    expect(await rendered(key, {})).toContain('alt="सभा के सामने अध्यक्ष"');
  // Another card that has the same drawing.
  await database.db
    .update(contentEntries)
    .set({ publishedFields: sql`${contentEntries.publishedFields} || '{"drawing": "director"}'::jsonb` })
    .where(and(eq(contentEntries.kind, "committee-member"), eq(contentEntries.slug, "chairman")));
  await database.db.transaction((tx) => updateContentVersion(tx));
  expect(await rendered("chairmans-message", {})).toContain('alt="सभा के सामने अध्यक्ष"');
});

it("the band of a fee table with one band has a name", () => {
  const one = { label: "All exports", overInr: null, upToInr: null, maySelfCertify: false, feeInr: 1, gstInr: 0, totalInr: 1 };
  expect(pageTextsOf("hi")["become-a-member"].band(one)).toBe("सभी निर्यात");
});

it("the link to the Act says that its text is in English", async () => {
  expect(await rendered("right-to-information", {})).toMatch(/RTI-Act_English\.pdf"[^>]*>[^<]*\(अंग्रेज़ी में\)/);
});

it("the note of a file has its size in Hindi", () => {
  const notes = [1, 512, 48 * 1024, 2.8 * 1024 ** 2].map((bytes) => textsOf("hi").tables.fileNote(formatBytes(bytes), "hi"));
  expect(notes).toEqual(["1 बाइट", "512 बाइट", "48 केबी", "2.8 एमबी"].map((size) => `पीडीएफ़, ${size}, हिन्दी`));
});

it("a target of one day has no plural", () => {
  const daysIn = (pageLanguage: "en" | "hi", count: number) =>
    [true, false].map((isWorking) => pageTextsOf(pageLanguage)["citizens-charter"].days(count, isWorking));
  expect(daysIn("hi", 1)).toEqual(["1 कार्य दिवस में", "1 दिन में"]);
  expect(daysIn("hi", 2)).toEqual(["2 कार्य दिवसों में", "2 दिनों में"]);
  expect(daysIn("en", 1)).toEqual(["1 working day", "1 day"]);
  expect(daysIn("en", 2)).toEqual(["2 working days", "2 days"]);
});

it("the frame of Hindi pages is in Hindi", () => {
  const props: Parameters<typeof SiteFrame>[0] = { pageKey: "home", title: "", today, printedAddress: "epcmd.example/hi", children: undefined };
  const frame = createElement(SiteFrame, props);
  expect(unexpectedIn(renderToString(createElement(SiteProvider, { value: siteOf("home", {}).value }, frame)))).toEqual([]);
});

it("an English passage is found, a name and an address are not", () => {
  expect(latinPassages("<p>परिषद the council opens its doors</p>")).toEqual(["the council opens its doors"]);
  expect(latinPassages("<p>World Health Expo Dubai 2026, see https://a.example/some-page, FIEO, CII</p>")).toEqual([]);
});
