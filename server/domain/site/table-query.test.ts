import { expect, it, test } from "vitest";
import { documentRows, readTableQuery, tableView, withTableQuery, type TableRules } from "./table-query.ts";

const rules: TableRules = { sortable: ["name", "size"], rowChoices: documentRows };

it.each([
  [{}, { search: "", sort: undefined, page: 1, rows: 5 }],
  [
    { search: "  gauze ", sort: "-name", page: "3", rows: "25" },
    { search: "gauze", sort: { column: "name", direction: "descending" }, page: 3, rows: 25 },
  ],
  [
    { sort: "constructor", page: "abc", rows: "7" },
    { search: "", sort: undefined, page: 1, rows: 5 },
  ],
  [
    { page: "-1", rows: "1e1", sort: "--name" },
    { search: "", sort: undefined, page: 1, rows: 10 },
  ],
  [
    { page: "1e99", rows: "Infinity" },
    { search: "", sort: undefined, page: 1_000_000, rows: 5 },
  ],
])("an address %j is read", (address, query) => {
  expect(readTableQuery(address, rules)).toEqual(query);
});

test("words of any length are cut, not refused", () => {
  expect(readTableQuery({ search: "x".repeat(10_000) }, rules).search).toHaveLength(200);
});

type Row = { readonly name: string; readonly size: number | null };
const rows: readonly Row[] = [
  { name: "Gauze, 10 cm", size: 2 },
  { name: "gauze, 9 cm", size: null },
  { name: "Émulsion", size: 10 },
  { name: "Bandage", size: 1 },
  { name: "Catheter", size: 3 },
  { name: "Syringe 100% sterile", size: 4 },
];
const view = (address: Record<string, string>) =>
  tableView(rows, address, rules, { words: ({ name }) => [name], orderBy: (row, column) => (column === "size" ? row.size : row.name) });
const names = (address: Record<string, string>) => view(address).rows.map(({ name }) => name);

test("rows come as they were given until an order is asked for; what has no value comes last both ways", () => {
  expect(names({ rows: "10" })).toEqual(rows.map(({ name }) => name));
  expect(names({ rows: "10", sort: "name" })).toEqual(["Bandage", "Catheter", "Émulsion", "gauze, 9 cm", "Gauze, 10 cm", "Syringe 100% sterile"]);
  expect(view({ rows: "10", sort: "size" }).rows.map(({ size }) => size)).toEqual([1, 2, 3, 4, 10, null]);
  expect(view({ rows: "10", sort: "-size" }).rows.map(({ size }) => size)).toEqual([10, 4, 3, 2, 1, null]);
});

test("every word is looked for, without case, accents, patterns and the signs between words", () => {
  expect(names({ search: "CM gauze 9" })).toEqual(["gauze, 9 cm"]);
  expect(names({ search: "gauze, 9 cm." })).toEqual(["gauze, 9 cm"]);
  expect(names({ search: "," })).toEqual(["Gauze, 10 cm", "gauze, 9 cm"]);
  expect(names({ search: "emulsion" })).toEqual(["Émulsion"]);
  expect(names({ search: "100%" })).toEqual(["Syringe 100% sterile"]);
  expect(names({ search: "%" })).toEqual(["Syringe 100% sterile"]);
  expect(names({ search: "_" })).toEqual([]);
  expect(names({ search: "\\" })).toEqual([]);
});

test("pages are counted, and past the end is the last one", () => {
  expect(view({})).toMatchObject({ count: 6, page: 1, pageCount: 2 });
  expect(names({ page: "2" })).toEqual(["Syringe 100% sterile"]);
  expect(view({ page: "99" })).toMatchObject({ page: 2, pageCount: 2 });
  expect(view({ search: "nothing of the kind" })).toMatchObject({ rows: [], count: 0, page: 1, pageCount: 1 });
});

test("an address changes in the named parameters only", () => {
  expect(withTableQuery({ letter: "B", page: "2" }, { page: undefined, search: "a&b" })).toBe("?letter=B&search=a%26b");
  expect(withTableQuery({ page: "2" }, { page: undefined })).toBe("");
});

test("an address that names a row gets the page on which it stands, and no link that leaves it takes the name along", () => {
  const named = (address: Record<string, string>) =>
    tableView(rows, address, rules, { words: ({ name }) => [name], orderBy: (row) => row.size, slug: ({ name }) => name.slice(0, 4) });
  expect([named({ entry: "Syri" }).page, named({ entry: "Syri" }).rows.map(({ size }) => size)]).toEqual([2, [4]]);
  expect(named({ entry: "Syri", sort: "-size" }).page).toBe(1);
  expect(named({ entry: "none", page: "2" }).page).toBe(2);
  expect(withTableQuery({ entry: "Syri", tab: "tenders" }, { page: "2" })).toBe("?tab=tenders&page=2");
});
