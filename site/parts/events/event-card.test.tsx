import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import type { EventView } from "#domain/site/events.ts";
import { eventOf } from "../../../tests/support/events.ts";
import { pageTextsOf, textsOf } from "../../content/languages/all-texts.ts";
import { languageKeys, type Language } from "../../content/languages/languages.ts";
import { SiteProvider } from "../site-context.ts";
import { EventCard } from "./event-card.tsx";

const fair = eventOf("leipzig-expo", { startsOn: "2027-03-15", endsOn: "2027-03-18", takesRegistrations: true });

function cardOf(event: EventView, language: Language): string {
  const site = { language, texts: textsOf(language), pageTexts: pageTextsOf(language), address: { path: "/", search: {}, params: {} } };
  return renderToString(
    <SiteProvider value={site}>
      <EventCard event={event} today="2026-11-26" level={3} />
    </SiteProvider>,
  );
}

it("marks every title of an event without Hindi as English on a Hindi page, and none on an English one", () => {
  const links = { website: "https://leipzig.example", takesRegistrations: true };
  const titles = (event: EventView, language: Language) =>
    [...cardOf(event, language).matchAll(/<([^<>]*)>[^<>]*leipzig-expo\)?</g)].map(([, element = ""]) => / lang="en"/.test(` ${element}`));
  expect(titles({ ...fair, ...links }, "hi")).toEqual([true, true, true, true]);
  expect(titles({ ...eventOf("leipzig-expo"), website: links.website }, "hi")).toEqual([true, true, true, true]);
  expect(titles({ ...fair, ...links }, "en")).toEqual([false, false, false, false]);
});

it.each([
  ["en", "India"],
  ["hi", "भारत"],
] as const)("an exhibition abroad is not called one in India (%s)", (language, india) => {
  const abroad = eventOf("health-excon", { type: "exhibition", city: "Cairo", country: "Egypt", countryCode: "EG" });
  const card = cardOf(abroad, language);
  expect(card).toContain(textsOf(language).events.types.exhibition);
  expect(card).not.toContain(india);
});

it.each(languageKeys)("a fair that the council cancelled says so in lists (%s), not that it comes or takes registrations", (language) => {
  const { events } = textsOf(language);
  const words = [events.standings.upcoming, events.registerNow];
  const coming = cardOf(fair, language);
  for (const word of words) expect(coming).toContain(word);
  const cancelled = cardOf({ ...fair, cancelledOn: "2026-11-20" }, language);
  expect(cancelled).toContain(events.cancelled.replace("'", "&#x27;"));
  for (const word of words) expect(cancelled).not.toContain(word);
  const undated = eventOf("kimes");
  expect(cardOf(undated, language)).toContain(events.tellMe);
  expect(cardOf({ ...undated, cancelledOn: "2026-11-20" }, language)).not.toContain(events.tellMe);
});
