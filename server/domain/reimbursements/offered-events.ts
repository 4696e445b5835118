import type { Item } from "./items.ts";

/** A fair of the council that has begun. Days are YYYY-MM-DD, the country is ISO 3166-1 alpha-2; null is not known, or not over yet. */
export type OfferedEvent = { readonly title: string; readonly country: string | null; readonly startsOn: string; readonly endsOn: string | null };

/**
 * A cost whose event gets this name. An event with exactly this name brings its country and days, where they are not stated. What the event
 * of the name before brought goes with it: while one types, the name of one event can be the beginning of another's.
 * Of several editions with one name it brings no days, and the country that all have.
 */
export function withEvent(item: Item, title: string, events: readonly OfferedEvent[]): Item {
  const before = factsOfEvent(item["event"], events);
  const stated = Object.fromEntries(Object.entries(item).filter(([name, value]) => before[name] !== value));
  return { ...factsOfEvent(title, events), ...stated, event: title };
}

function factsOfEvent(title: string | undefined, events: readonly OfferedEvent[]): Item {
  const [event, ...others] = events.filter((one) => one.title === title);
  if (event === undefined) return {};
  const { country, startsOn, endsOn } = event;
  const ofAll: Item = country !== null && others.every((other) => other.country === country) ? { country } : {};
  return others.length > 0 ? ofAll : { ...ofAll, event_from: startsOn, ...(endsOn !== null && { event_to: endsOn }) };
}
