import { expect, it } from "vitest";
import { linksOfLines } from "./text-links.ts";

it("links each part of a broken address to the whole address", () => {
  const [one, two] = ["https://a.example/bcd", "https://b.example"];
  expect(linksOfLines(`See ${one}, or\n${two}.`, ["See https://a.exam", "ple/b", "cd, or", "https://b.example."])).toEqual([
    [{ address: one, before: "See ", shown: "https://a.exam" }],
    [{ address: one, before: "", shown: "ple/b" }],
    [{ address: one, before: "", shown: "cd" }],
    [{ address: two, before: "", shown: two }],
  ]);
});

it("finds an address behind characters that are printed as others", () => {
  const address = "https://a.example/b";
  // U+0958 is two characters in NFC, and no font has the picture.
  expect(linksOfLines(`\u0958  \u{1f600} ${address}`, ["\u0915\u093c ? https://a", ".example/b"])).toEqual([
    [{ address, before: "\u0915\u093c ? ", shown: "https://a" }],
    [{ address, before: "", shown: ".example/b" }],
  ]);
  expect(linksOfLines("no address", ["no", "address"])).toEqual([[], []]);
});
