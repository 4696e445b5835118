import { expect, test } from "vitest";
import { csvPortions } from "./csv-portions.ts";

const bounds = { maxRows: 2, maxCharacters: 1_000 };

test("cuts between rows, each portion with the headings and the number of its first row", () => {
  expect(csvPortions("\uFEFFa,b\n1,2\n3,4\n5,6", bounds)).toEqual([
    { text: "a,b\n1,2\n3,4\n", firstRow: 2, rows: 2 },
    { text: "a,b\n5,6", firstRow: 4, rows: 1 },
  ]);
});

test("keeps a line break inside quotes, and a quoted quote", () => {
  expect(csvPortions('a\r\n"x\ny ""z"\r\n2\r\n3\r\n', bounds).map(({ text }) => text)).toEqual(['a\r\n"x\ny ""z"\r\n2\r\n', "a\r\n3\r\n"]);
});

test("keeps a portion below the number of characters", () => {
  expect(csvPortions("a\n1234\n5678\n", { maxRows: 10, maxCharacters: 8 }).map(({ rows }) => rows)).toEqual([1, 1]);
});

test("a list without rows is one portion, so that the server says what is wrong", () => {
  expect(csvPortions("a,b\n", bounds)).toEqual([{ text: "a,b\n", firstRow: 2, rows: 0 }]);
  expect(csvPortions("", bounds)).toEqual([{ text: "", firstRow: 2, rows: 0 }]);
});
