import { expect, it } from "vitest";
import { markdownProblem, maxMarkdownCharacters } from "#domain/markdown-rules.ts";
import { parseMarkdown, renderMarkdown } from "./markdown.ts";

it("renders what staff write", () => {
  expect(renderMarkdown("# Fees\n\nFrom **1 April**.\n\n- one\n- two\n\n| Band | Fee |\n| --- | ---: |\n| up to 30 lakh | 6,500 |")).toBe(
    '<h2>Fees</h2>\n<p>From <strong>1 April</strong>.</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n<table>\n<thead>\n<tr>\n<th scope="col">Band</th>\n' +
      '<th scope="col" class="align-right">Fee</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>up to 30 lakh</td>\n<td class="align-right">6,500</td>\n</tr>\n</tbody>\n</table>',
  );
});

it("runs no script of a text", () => {
  expect(renderMarkdown('<script>alert(1)</script>\n\n<img src=x onerror="alert(1)">')).not.toMatch(/<(script|img)/);
  expect(renderMarkdown("[press](javascript:alert(1)) [press](JaVaScRiPt:alert(1)) [press](data:text/html,x) <javascript:alert(1)>")).not.toMatch(
    /href="[^"]/,
  );
  expect(renderMarkdown('[a](https://a.example "x\\" onclick=\\"y")')).toBe(
    '<p><a target="_blank" rel="noopener noreferrer" href="https://a.example" title="x&quot; onclick=&quot;y">a<span class="portal-unseen"> (opens a.example in a new tab)</span></a></p>',
  );
  expect(renderMarkdown("[a](/become-a-member) ![a](https://elsewhere.example/a.png)")).not.toContain("<img");
});

it("marks a link that leaves the site, also one without a protocol, and no other", () => {
  expect(renderMarkdown("[*a*](//b.example/c?d)")).toBe(
    '<p><a target="_blank" rel="noopener noreferrer" href="//b.example/c?d"><em>a</em><span class="portal-unseen"> (opens b.example in a new tab)</span></a></p>',
  );
  expect(renderMarkdown("[a](/b) [c](mailto:d@e.example) [f](#g)")).not.toContain("new tab");
});

it("takes little time for the worst texts that the rules let through", () => {
  const full = (part: string) => part.repeat(Math.ceil(maxMarkdownCharacters / part.length)).slice(0, maxMarkdownCharacters);
  const parts = [
    "[",
    "*a ",
    "*a_ ",
    "`a``",
    "<a ",
    "> ",
    "- ",
    "|a\n|-\n",
    "a|b\n-|-\n",
    "[a](",
    "[a]: b\n",
    "* * * ",
    "&a;",
    "a\n",
    "> > a\n",
    "- a\n  ",
    "a  \n",
    "\\*",
    "~",
    "#",
    "1. ",
    "[^",
    "![",
    "||",
    "|-",
  ];
  const spread = parts.map((part) => full(`${part.repeat(Math.floor(390 / (part.length * 2)))}\n\n`));
  const taken = [...parts.map(full), ...spread].filter((text) => markdownProblem(text) === undefined);
  expect(taken.length).toBeGreaterThan(6);
  const slow = taken.filter((text) => {
    const before = process.cpuUsage(); // time on the processor, which a busy machine does not stretch
    renderMarkdown(text);
    parseMarkdown(text);
    return process.cpuUsage(before).user > 1_500_000;
  });
  expect(slow.map((text) => text.slice(0, 40))).toEqual([]);
});

it("says why a text is not taken", () => {
  expect(markdownProblem("*a_ ".repeat(500))).toContain("400 signs");
  expect(markdownProblem("> ".repeat(20))).toContain("12 signs");
  expect(markdownProblem("a\n".repeat(3_000))).toContain("2,000 lines");
  expect(markdownProblem("a".repeat(40_001))).toContain("40,000 characters");
  expect(markdownProblem("Text with **some** marks.\n\n---\n\n* * *\n\n- a\n  - b")).toBeUndefined();
});
