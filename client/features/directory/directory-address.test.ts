import { describe, expect, it } from "vitest";
import { directoryFilterParameters, readDirectoryAddress } from "./directory-address.ts";

const read = (address: string) => readDirectoryAddress(new URLSearchParams(address));

describe("the address of the directory", () => {
  it("says search, devices, categories, page and place", () => {
    const { filters, isUnderstood } = read("search=ecg+%26+bp&codes=90181100,90189011&categories=implant&page=7&after=abc&exact=1");
    expect(isUnderstood).toBe(true);
    expect(filters).toEqual({ search: "ecg & bp", codes: ["90181100", "90189011"], categories: ["implant"], page: 7, after: "abc", isExact: true });
    expect(directoryFilterParameters(filters)).toEqual({ search: "ecg & bp", codes: "90181100,90189011", categories: "implant", exact: "1" });
  });

  it("of the bare directory is empty", () => {
    const { filters, isUnderstood } = read("");
    expect(directoryFilterParameters(filters)).toEqual({});
    expect([filters.page, isUnderstood]).toEqual([1, true]);
  });

  it.each([["page=0"], ["page=1000000000"], ["page=x"], ["codes=9018"], ["categories=Weapons"], [`search=${"x".repeat(10_000)}`]])(
    "leaves out what it does not understand: %s",
    (address) => {
      const { filters, isUnderstood } = read(address);
      expect(isUnderstood).toBe(false);
      expect([filters.page, filters.codes, filters.categories]).toEqual([1, [], []]);
      expect(filters.search.length).toBeLessThanOrEqual(200);
    },
  );
});
