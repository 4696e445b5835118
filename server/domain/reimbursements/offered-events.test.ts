import { expect, test } from "vitest";
import { itemKinds } from "./items.ts";
import { withEvent } from "./offered-events.ts";
import { schemes } from "./schemes/index.ts";

const events = [
  { title: "MEDICA 2026", country: "DE", startsOn: "2026-11-16", endsOn: null },
  { title: "Arab Health", country: null, startsOn: "2026-02-02", endsOn: "2026-02-05" },
];

test("an event that is chosen brings its country and days, and any other text nothing", () => {
  const space = { id: "1", kind: "space" };
  expect(withEvent(space, "MEDICA 2026", events)).toEqual({ ...space, event: "MEDICA 2026", country: "DE", event_from: "2026-11-16" });
  const arabHealth = { ...space, event: "Arab Health", event_from: "2026-02-02", event_to: "2026-02-05" };
  expect(withEvent(space, "Arab Health", events)).toEqual(arabHealth);
  expect(withEvent(space, "Arab Healt", events)).toEqual({ ...space, event: "Arab Healt" });
  // One goes on typing, or chooses another event.
  expect(withEvent(arabHealth, "Arab Health 2025", events)).toEqual({ ...space, event: "Arab Health 2025" });
  expect(withEvent(arabHealth, "MEDICA 2026", events)).toEqual({ ...space, event: "MEDICA 2026", country: "DE", event_from: "2026-11-16" });
});

test("of several editions with one name only the country is known", () => {
  const editions = [2026, 2025].map((year) => ({ title: "MEDICA", country: "DE", startsOn: `${year}-11-16`, endsOn: `${year}-11-19` }));
  const item = { id: "1", kind: "space" };
  expect(withEvent(item, "MEDICA", editions)).toEqual({ ...item, event: "MEDICA", country: "DE" });
  expect(withEvent(item, "MEDICA", [...editions, { title: "MEDICA", country: "IN", startsOn: "2024-11-16", endsOn: null }])).toEqual({
    ...item,
    event: "MEDICA",
  });
});

test("what a firm states of an event stays", () => {
  const stated = { country: "AE", event_from: "2026-02-03" };
  expect(withEvent({ ...stated, event: "Arab" }, "Arab Health", events)).toEqual({ ...stated, event: "Arab Health", event_to: "2026-02-05" });
  expect(withEvent({ ...stated, event: "Arab Health", event_to: "2026-02-05" }, "Arab", events)).toEqual({ ...stated, event: "Arab" });
});

test("the event of each cost of an exhibition offers the council's fairs, and the name of the exhibition too", () => {
  const offering = itemKinds(schemes.exhibition).map(({ facts }) =>
    facts.filter((fact) => fact.type === "text" && fact.offersEvents === true).map(({ name }) => name),
  );
  expect([...new Set(offering.flat())]).toEqual(["event"]);
  const fields = schemes.exhibition.steps.flatMap((step) => step.fields);
  expect(fields.filter((field) => field.type === "text" && field.offersEvents === true).map(({ name }) => name)).toEqual(["exhibition_name"]);
});
