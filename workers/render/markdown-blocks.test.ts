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

it("reads the same syntax as the website", () => {
  expect(blocksOf("1. one\n1. two\n   - nested\n\n> quoted & `code`\n\n<b>shown</b> ![x](/y)\nTitle\n=====")).toEqual([
    { kind: "point", mark: "1.", text: "one" },
    { kind: "point", mark: "2.", text: "two" },
    { kind: "point", mark: "•", text: "nested" },
    { kind: "paragraph", text: "quoted & code" },
    { kind: "heading", text: "<b>shown</b> !x (/y) Title" },
  ]);
  expect(blocksOf("2 \\* 3 &amp; <https://a.example>")).toEqual([{ kind: "paragraph", text: "2 * 3 & https://a.example" }]);
});

it("prints the address of a link that is defined elsewhere in the text, and an email address once", () => {
  const text = "See the [notification][N 1], [n 1] or [none].\n\n> [n 1]: https://a.example/first\n\n[N 1]: https://a.example/second";
  expect(blocksOf(text)).toEqual([
    { kind: "paragraph", text: "See the notification (https://a.example/first), n 1 (https://a.example/first) or [none]." },
  ]);
  expect(blocksOf("<desk@a.example>, [desk@a.example](mailto:desk@a.example), [the desk](mailto:desk@a.example)")).toEqual([
    { kind: "paragraph", text: "desk@a.example, desk@a.example, the desk (mailto:desk@a.example)" },
  ]);
});
