import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { rateLimits } from "#db/schema/accounts.ts";
import { listSearchWords } from "#server/application/directory/search-words/list-search-words.ts";
import { removeSearchWord } from "#server/application/directory/search-words/remove-search-word.ts";
import { saveSearchWord } from "#server/application/directory/search-words/save-search-word.ts";
import { trySearch } from "#server/application/directory/search-words/try-search.ts";
import { searchDirectory } from "#server/application/directory/search-directory.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createBuyer, createListedFirm, createStaffActor } from "../support/factories.ts";
import { refusalOf } from "../support/refused-with.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";
import type { AppContext } from "#server/context.ts";

const rubberGloves = "40151200";
const masks = "63079091";
const later = new Date(Date.now() + 60_000);

let database: TestDatabase;
let opened: TestServices;
let council: AppContext;
let buyer: AppContext;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  council = contextOf(opened.services, await createStaffActor(opened.services, "EPCMD_ADMIN"));
  buyer = contextOf(opened.services, await createBuyer(opened.services));
  await createListedFirm(opened.services, { organization: "Glove House", codes: [rubberGloves] });
  await createListedFirm(opened.services, { organization: "Mask House", codes: [masks] });
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});
beforeEach(async () => {
  await database.db.delete(rateLimits);
});

/** A word as the list shows it now. */
async function listed(search: string) {
  const [word] = (await listSearchWords(council, { search })).rows;
  if (word === undefined) throw new Error(`no search word ${search}`);
  return { id: word.id, changedAt: word.changedAt };
}
const namesFor = async (search: string) => (await searchDirectory(buyer, { search })).rows.map(({ memberName }) => memberName);

it("a word that the council adds is found at once, changes with it, and is gone when it is removed", async () => {
  expect(await namesFor("Hand-Shoes")).toEqual([]);
  const { id, message } = await saveSearchWord(council, { phrase: "  Hand-Shoes ", codes: [rubberGloves, rubberGloves] });
  expect(message).toContain('"handshoes"');
  expect(await namesFor("hand-shoes")).toEqual(["Glove House"]);
  expect(await trySearch(council, { search: "handshoes" })).toMatchObject({ count: 1, isCountOpen: false, devices: [{ code: rubberGloves }] });
  const first = await listed("handshoes");
  await saveSearchWord({ ...council, now: () => later }, { stored: first, phrase: "hand-shoes", codes: [masks] });
  expect(await namesFor("handshoes")).toEqual(["Mask House"]);
  const { rows } = await listSearchWords(council, { search: "handsh" });
  expect(rows).toMatchObject([{ id, phrase: "handshoes", devices: [{ code: masks }], changed: { byName: expect.any(String) } }]);
  // Who saw the word before the change overwrites nothing.
  for (const call of [
    () => saveSearchWord(council, { stored: first, phrase: "handshoes", codes: [rubberGloves] }),
    () => removeSearchWord(council, first),
  ])
    expect(await refusalOf(call())).toMatchObject({ kind: "conflict", code: "stale_version" });
  expect(await namesFor("handshoes")).toEqual(["Mask House"]);
  const last = await listed("handshoes");
  await removeSearchWord(council, last);
  expect(await namesFor("handshoes")).toEqual([]);
  expect(await refusalOf(removeSearchWord(council, last))).toMatchObject({ kind: "not_found", code: "search_word_gone" });
  expect(await refusalOf(saveSearchWord(council, { stored: last, phrase: "handshoes", codes: [masks] }))).toMatchObject({ kind: "not_found" });
});

it("the list has pages and is searched by word, device and code", async () => {
  const first = await listSearchWords(council, { pageSize: 5 });
  expect(first.count).toBeGreaterThan(100);
  expect(first.rows.map(({ phrase }) => phrase)).toEqual(first.rows.map(({ phrase }) => phrase).toSorted());
  expect((await listSearchWords(council, { search: "90181100" })).rows.map(({ phrase }) => phrase)).toContain("ecg machine");
  expect((await listSearchWords(council, { search: "Blood pressure" })).rows.map(({ phrase }) => phrase)).toContain("bp monitor");
});

it("refuses an empty word, one without a target and an existing one, with a message", async () => {
  expect(await refusalOf(saveSearchWord(council, { phrase: "ECG  machine", codes: [masks] }))).toMatchObject({
    kind: "conflict",
    fields: { phrase: ["There is a search word like this already. Change that one, or enter another."] },
  });
  expect(await refusalOf(saveSearchWord(council, { phrase: "new word", codes: ["99999999"] }))).toMatchObject({
    kind: "invalid",
    code: "unknown_device",
  });
  for (const [input, words] of [
    [{ phrase: " ", codes: [masks] }, "Enter the word or phrase"],
    [{ phrase: "%_\\", codes: [masks] }, "Enter letters or digits that a buyer would type"],
    [{ phrase: "new word", codes: [] }, "Choose at least one device"],
    [{ phrase: "new word", codes: Array.from({ length: 51 }, () => masks) }, "Choose at most 50 devices for one word"],
  ] as const) {
    const answer = await refusalOf(saveSearchWord(council, { phrase: input.phrase, codes: [...input.codes] }));
    expect(answer instanceof Error ? answer.message : answer).toContain(words);
  }
});

it("only the council reads and changes them", async () => {
  const calls = [listSearchWords(buyer, {}), trySearch(buyer, { search: "x" }), saveSearchWord(buyer, { phrase: "x", codes: [masks] })];
  for (const call of calls) expect(await refusalOf(call)).toMatchObject({ kind: "forbidden" });
});
