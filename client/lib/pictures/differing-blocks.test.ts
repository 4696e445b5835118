import { expect, test } from "vitest";
import { differingBlocks, type Pixels } from "./differing-blocks.ts";

const white = (width: number, height: number): { data: number[]; width: number; height: number } => ({
  data: Array.from({ length: width * height * 4 }, () => 255),
  width,
  height,
});

/** The same picture with a square of this grey. */
function withSquare(picture: Pixels, left: number, top: number, side: number, grey: number): Pixels {
  const data = Array.from(picture.data);
  for (let y = top; y < top + side; y += 1)
    for (let x = left; x < left + side; x += 1) data.fill(grey, (y * picture.width + x) * 4, (y * picture.width + x) * 4 + 3);
  return { ...picture, data };
}

test("a picture is like itself, and like one whose greys differ no more than a scan's do", () => {
  const page = white(48, 48);
  expect(differingBlocks(page, page)).toEqual([]);
  expect(differingBlocks(page, withSquare(page, 0, 0, 48, 220))).toEqual([]);
});

test("a stamp is found where it stands, its blocks joined to rows", () => {
  const page = white(48, 48);
  expect(differingBlocks(page, withSquare(page, 12, 24, 24, 0))).toEqual([
    { left: 0.25, top: 0.5, width: 0.5, height: 0.25 },
    { left: 0.25, top: 0.75, width: 0.5, height: 0.25 },
  ]);
});

test("a single dot is noise", () => {
  const page = white(24, 24);
  expect(differingBlocks(page, withSquare(page, 5, 5, 1, 0))).toEqual([]);
});

test("the last block of a width that no block divides keeps within the picture", () => {
  const page = white(30, 12);
  expect(differingBlocks(page, withSquare(page, 26, 0, 4, 0))).toEqual([{ left: 0.8, top: 0, width: 0.2, height: 1 }]);
});
