import { expect, it } from "vitest";
import { markPicture } from "./mark-picture.ts";

it("the file of a mark has its code below the square code, in two lines", () => {
  const code = "0b9e4c1a-7d52-4f6e-9a38-5c1d2e3f4a5b";
  const svg = markPicture(`https://portal.example/verify/${code}`);
  const side = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]);
  const lines = [...svg.matchAll(/<text [^>]*y="([\d.]+)">([^<]+)</g)].map(([, y, line = ""]) => ({ y: Number(y), line }));
  expect(lines.map(({ line }) => line)).toEqual(["0b9e4c1a-7d52-4f6e-", "9a38-5c1d2e3f4a5b"]);
  for (const { y } of lines) expect(y).toBeGreaterThan(side);
  expect(svg).toMatch(/ d="M4 4h1v1h-1z/);
});
