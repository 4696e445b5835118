import type { HsnDevice } from "#domain/members/hsn-categories.ts";
import { singular } from "#domain/directory/lexicon.ts";
import { chance, makeNames, type BulkFirm } from "../tests/support/directory-bulk-data.ts";

const trades = ["surgicals", "healthcare", "devices", "medical systems", "industries", "exports", "limited", "private", "maharashtra", "gujarat"];
const tradeNames = ["ecg machine", "bp monitor", "gloves", "n95 mask", "iv cannula", "oxygen concentrator", "hospital bed", "rapid test kit"];

/** Searches of buyers by kind: many different ones of each, the same ones each time. */
export function makeQueries(each: number, firms: readonly BulkFirm[], devices: readonly HsnDevice[]): Readonly<Record<string, readonly string[]>> {
  const next = chance(97);
  const names = makeNames(chance(2026));
  const pick = <T>(list: readonly T[]): T => {
    const found = list[Math.floor(next() * list.length)];
    if (found === undefined) throw new Error("an empty list has nothing to pick");
    return found;
  };
  const times = (make: () => string): readonly string[] => Array.from({ length: each }, make);
  const wordOf = (text: string): string => pick(text.split(/[^A-Za-z]+/).filter((word) => word.length > 4)).toLowerCase();
  const rare = (): string => names[10_000 + Math.floor(next() * 10_000)] ?? "";
  return {
    "common word": times(() => pick(trades)),
    "rare word": times(rare),
    "two words": times(() => `${wordOf(pick(firms).name)} ${pick(firms).address.split(", ")[2] ?? ""}`),
    infix: times(() => rare().slice(1, 6)),
    product: times(() => (next() < 0.3 ? pick(tradeNames) : singular(wordOf(pick(devices.filter(({ label }) => /[A-Za-z]{5}/.test(label))).label)))),
    "code prefix": times(() => pick(devices).code.slice(0, pick([4, 6, 8]))),
    name: times(() => pick(firms).name),
    address: times(() => pick(firms).address.split(", ").slice(1, 3).join(" ")),
    "no hit": times(() => `${rare().slice(0, 3)}qz${rare().slice(-3)}wx`),
  };
}

/** Devices with one character left out or two swapped. */
export function makeTypos(many: number, devices: readonly HsnDevice[]): readonly string[] {
  const next = chance(5);
  const words = devices.flatMap(({ label }) => label.toLowerCase().match(/[a-z]{7,}/g) ?? []);
  return Array.from({ length: many }, () => {
    const word = words[Math.floor(next() * words.length)] ?? "";
    const place = 2 + Math.floor(next() * (word.length - 4));
    const swapped = `${word.slice(0, place)}${word[place + 1] ?? ""}${word[place] ?? ""}${word.slice(place + 2)}`;
    return next() < 0.5 || swapped === word ? word.slice(0, place) + word.slice(place + 1) : swapped;
  });
}
