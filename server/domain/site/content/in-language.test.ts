import { expect, test } from "vitest";
import { entryIn, hasHindi } from "./in-language.ts";
import type { PublishedContent } from "./published.ts";
import { readStoredFields } from "./stored.ts";

const words = { title: "Open day", summary: "The council opens its doors.", body: "On **Monday**." };
const hindi = { titleHindi: "खुला दिन", summaryHindi: "परिषद अपने द्वार खोलती है।", bodyHindi: "**सोमवार** को।" };

const notice = (fields: object): PublishedContent<"notice"> => ({
  id: "1",
  kind: "notice",
  slug: "open-day",
  fields: { ...readStoredFields("notice", fields), file: null, fileHindi: null },
  document: null,
  hindiDocument: null,
  writtenIn: "en",
  changedAt: new Date(0),
});

test("an entry is shown in Hindi once each longer text has its Hindi", () => {
  expect(hasHindi("notice", words)).toBe(false);
  expect(hasHindi("notice", { ...words, titleHindi: hindi.titleHindi })).toBe(false);
  expect(hasHindi("notice", { ...words, ...hindi })).toBe(true);
  expect(hasHindi("notice", { ...words, body: "", ...hindi, bodyHindi: "" })).toBe(true);
});

test("names on one line may have none, and kinds of names need none", () => {
  expect(hasHindi("event", { title: "MEDICA 2027", description: "A fair.", descriptionHindi: "एक मेला।" })).toBe(true);
  expect(hasHindi("event", { title: "MEDICA 2027", description: "A fair.", cityHindi: "ड्यूसेलडोर्फ" })).toBe(false);
  expect(hasHindi("association", { name: "AdvaMed" })).toBe(true);
});

test("an entry without Hindi is given in English and says so", () => {
  const translated = entryIn(notice({ ...words, ...hindi }), "hi");
  expect(translated).toMatchObject({ writtenIn: "hi", fields: { title: "खुला दिन", body: "**सोमवार** को।" } });
  expect(entryIn(notice(words), "hi")).toMatchObject({ writtenIn: "en", fields: { title: "Open day" } });
  expect(entryIn(notice({ ...words, ...hindi }), "en")).toMatchObject({ writtenIn: "en", fields: { title: "Open day" } });
});
