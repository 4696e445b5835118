import { council } from "#domain/council.ts";
import type { ContentKind } from "#domain/site/content/kinds/index.ts";
import type { StoredFields } from "#domain/site/content/published.ts";
import { readStoredFields } from "#domain/site/content/stored.ts";
import { hindiOf } from "./hindi/hindi-of.ts";
import { associationRows } from "./associations.ts";
import { eventRows, expectedDayRows } from "./events.ts";
import { exportFigures, exportFiguresCheckedOn } from "./export-figures.ts";
import { headlineFigures, headlineFiguresCheckedOn } from "./headline-figures.ts";
import { carousel, demoGallery } from "./scenes.ts";
import { demoNotices } from "./notices.ts";
import { committeeSeats, desks, officials } from "./offices.ts";
import { ownPublications } from "./own-publications.ts";
import { policies, publications, demoReports } from "./publications.ts";
import { tenders } from "./tenders.ts";

type EnglishFields<K extends ContentKind> = {
  readonly [Name in keyof StoredFields<K> as Name extends `${string}Hindi` ? never : Name]: StoredFields<K>[Name];
};

/** An entry with its Hindi. */
const entry = <K extends ContentKind>(kind: K, slug: string, fields: EnglishFields<K>) => ({
  kind,
  slug,
  fields: readStoredFields(kind, { ...hindiOf(kind, slug, fields), ...fields }),
});

const orNull = (text: string | undefined): string | null => (text === undefined || text === "" ? null : text);

const eventTypes = ["exhibition", "trade-show", "technical-conference", "webinar", "buyer-seller-meet"] as const;

/** The banner of the home page. @source specification 2 "Home (/)" */
const featuredEvent = "india-medtech-expo-2025";

const expectedDays = new Map(
  expectedDayRows.map((row) => {
    const [slug = "", from, to] = row.split("|");
    return [slug, { expectedFrom: orNull(from), expectedTo: orNull(to) }];
  }),
);

const events = eventRows.map((row) => {
  const [slug = "", title = "", type = "", description = "", startsOn, endsOn, editionYear = "", venue = "", city = "", country, website] =
    row.split("|");
  const eventType = eventTypes.find((known) => known === type);
  if (eventType === undefined) throw new Error(`${slug} is of no known type`);
  return entry("event", slug, {
    title,
    eventType,
    description,
    body: "",
    startsOn: orNull(startsOn),
    endsOn: orNull(endsOn),
    time: "",
    editionYear,
    ...(expectedDays.get(slug) ?? { expectedFrom: null, expectedTo: null }),
    venue,
    city,
    country: orNull(country),
    website: orNull(website),
    // Members name the fair abroad that they want to visit in a form; a fair that is over closes automatically.
    registration: eventType === "trade-show" ? "open" : "closed",
    isFeatured: slug === featuredEvent ? "yes" : "no",
    image: null,
  });
});

/** Phone, hours and address are for the council's staff to write. */
const withoutContact = { role: "desk", holder: "", phone: "", hours: "", address: [], pin: "" } as const;

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

const associations = associationRows.map((row) => {
  const [country = "", name = "", acronym = "", city = "", address = "", website] = row.split("|");
  const slug = `${country.toLowerCase()}-${plain(acronym === "" ? name : acronym)}`.slice(0, 80);
  return entry("association", slug, { country, name, acronym, city, address, phone: "", fax: "", email: "", website: orNull(website) });
});

/** Everything that a council starts with, each kind in its order. */
export const seedEntries = [
  ...carousel.map(({ slug, ...words }) => entry("carousel-slide", slug, words)),
  ...demoGallery.map(({ slug, ...words }) => entry("gallery-image", slug, { ...words, takenOn: null })),
  ...events,
  ...demoNotices.map(({ slug, ...words }) => entry("notice", slug, { ...words, lastOn: null, file: null })),
  ...tenders.map(({ slug, ...words }) => entry("tender", slug, { ...words, closesOn: null, file: null })),
  ...demoReports.map(({ slug, ...words }) => entry("report", slug, { ...words, file: null })),
  ...policies.map(({ slug, ...words }) => entry("policy", slug, { ...words, file: null })),
  ...[...ownPublications, ...publications].map(({ slug, ...words }) => entry("publication", slug, { ...words, file: null })),
  ...committeeSeats.map((seat) => entry("committee-member", plain(seat.name), { ...seat, image: null })),
  ...officials.map((office) => entry("official", plain(office.name), { ...office, image: null })),
  ...desks.map((desk) => entry("office", plain(desk.title), { ...desk, ...withoutContact, email: council.contactEmail })),
  ...associations,
  ...headlineFigures.map(({ slug, ...words }) =>
    // The council has not said of which year they are.
    entry("headline-figure", slug, { ...words, period: "", sourceAddress: null, checkedOn: headlineFiguresCheckedOn }),
  ),
  ...exportFigures.map(({ slug, ...words }) =>
    entry("export-figure", slug, { ...words, country: null, sourceAddress: null, checkedOn: exportFiguresCheckedOn }),
  ),
];
