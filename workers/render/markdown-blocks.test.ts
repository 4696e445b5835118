import { expect, it } from "vitest";
import { blocksOf } from "./markdown-blocks.ts";

it("splits a text into what can be printed", () => {
  const text =
    "First **line**\nand second.\n\n## Fees\n\n- one\n* two\n1. three\n\n| Band | Fee |\n| --- | ---: |\n| low | 6,500 |\n\n---\n[Fees](https://a.example/b)";
  expect(blocksOf(text)).toEqual([
    { kind: "paragraph", text: "First line and second." },
    { kind: "heading", text: "Fees" },
    { kind: "point", mark: "•", text: "one" },
    { kind: "point", mark: "•", text: "two" },
    { kind: "point", mark: "1.", text: "three" },
    {
      kind: "table",
      rows: [
        ["Band", "Fee"],
        ["low", "6,500"],
      ],
    },
    { kind: "paragraph", text: "Fees (https://a.example/b)" },
  ]);
});

it("keeps every letter of a text that is no Markdown", () => {
  expect(blocksOf("2027 was a year")).toEqual([{ kind: "paragraph", text: "2027 was a year" }]);
  expect(blocksOf("")).toEqual([]);
});
