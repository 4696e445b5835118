import { correlation, patchOf, type CellGrid, type Patch } from "./cells.ts";

/** How far each cell of one picture lies from its place in another, in cells. */
export type Alignment = { readonly x: Shift; readonly y: Shift; readonly planes: Planes };
type Planes = { readonly x: Plane; readonly y: Plane };
type Shift = (x: number, y: number) => number;
/** A shift that grows evenly over the picture: margins, scale and a small rotation make no other. */
type Plane = { readonly perX: number; readonly perY: number; readonly at0: number };
type Point = { readonly x: number; readonly y: number; readonly shift: number; readonly weight: number };

const flat: Plane = { perX: 0, perY: 0, at0: 0 };
const shiftOf =
  ({ perX, perY, at0 }: Plane): Shift =>
  (x, y) =>
    perX * x + perY * y + at0;

/** How many cells are one in the pictures of the rough search. */
export const reducedBy = 5;
const roughly = { side: 12, reach: 5, leastVariance: 0.5 };
const closely = { side: 40, reach: 5, leastVariance: 1 };
const agrees = 0.6;
/** Along a line of the form every place agrees: the nearest one is taken. */
const farCosts = 0.02;

/** Where a second picture of a page lies on the first, to about a cell of pictures that are reduced: squares are looked for nearby. */
export function alignRoughly(one: CellGrid, other: CellGrid): Alignment {
  return alignmentOf(planes(one, other, roughly, { x: flat, y: flat }));
}

/** The same to a part of a cell. @param rough of the reduced pictures */
export function align(one: CellGrid, other: CellGrid, { planes: { x, y } }: Alignment): Alignment {
  const grown = (plane: Plane): Plane => ({ ...plane, at0: plane.at0 * reducedBy });
  return alignmentOf(planes(one, other, closely, { x: grown(x), y: grown(y) }));
}

const alignmentOf = (found: Planes): Alignment => ({ planes: found, x: shiftOf(found.x), y: shiftOf(found.y) });

type Search = { readonly side: number; readonly reach: number; readonly leastVariance: number };

function planes(one: CellGrid, other: CellGrid, { side, reach, leastVariance }: Search, start: Planes): Planes {
  const across: Point[] = [];
  const down: Point[] = [];
  for (let top = 0; top + side <= one.rows; top += side)
    for (let left = 0; left + side <= one.columns; left += side) {
      const patch = patchOf(one, { left, top, side });
      if (patch.spread < leastVariance * side * side) continue;
      const [x, y] = [left + side / 2, top + side / 2];
      const from = { right: Math.round(shiftOf(start.x)(x, y)), down: Math.round(shiftOf(start.y)(x, y)) };
      const found = nearest(one, other, patch, from, reach);
      if (found.weight <= agrees) continue;
      across.push({ x, y, shift: found.right, weight: found.weight });
      down.push({ x, y, shift: found.down, weight: found.weight });
    }
  return { x: planeThrough(across), y: planeThrough(down) };
}

type Found = { readonly right: number; readonly down: number; readonly weight: number };

/** Where a patch agrees best, to a part of a cell. */
function nearest(one: CellGrid, other: CellGrid, patch: Patch, start: { right: number; down: number }, reach: number): Found {
  const width = 2 * reach + 1;
  const values = new Float32Array(width * width);
  let best = 0;
  let most = -1;
  for (let at = 0; at < values.length; at += 1) {
    const [right, down] = [(at % width) - reach, Math.floor(at / width) - reach];
    values[at] = correlation(one, other, patch, start.right + right, start.down + down);
    const worth = (values[at] ?? 0) - farCosts * ((right * right + down * down) / (reach * reach));
    if (worth > most) [most, best] = [worth, at];
  }
  const [column, row] = [best % width, Math.floor(best / width)];
  const isInner = (place: number): boolean => place > 0 && place + 1 < width;
  const between = (before: number, after: number): number => {
    const [low = 0, top = 0, high = 0] = [values[before], values[best], values[after]];
    const bend = low + high - 2 * top;
    return bend >= -1e-6 ? 0 : (low - high) / (2 * bend);
  };
  return {
    right: start.right + column - reach + (isInner(column) ? between(best - 1, best + 1) : 0),
    down: start.down + row - reach + (isInner(row) ? between(best - width, best + width) : 0),
    weight: values[best] ?? 0,
  };
}

const rounds = 5;
const leastPoints = 5;
const keptShare = 0.6;
/** A point this near to the plane, in cells, is never left out. */
const nearEnough = 0.6;
/** Few points do not tilt the plane. */
const stiffness = 20;

/** The plane through most of the points; those that are far off do not count. */
function planeThrough(points: readonly Point[]): Plane {
  let plane = flat;
  let kept = points;
  for (let round = 0; round < rounds && kept.length >= leastPoints; round += 1) {
    plane = leastSquares(kept);
    const value = shiftOf(plane);
    const distances = points.map(({ x, y, shift }) => Math.abs(shift - value(x, y)));
    const limit = Math.max(nearEnough, distances.toSorted((a, b) => a - b)[Math.floor(distances.length * keptShare)] ?? 0);
    kept = points.filter((_, at) => (distances[at] ?? 0) <= limit);
  }
  return plane;
}

function leastSquares(points: readonly Point[]): Plane {
  const sum = (of: (point: Point) => number): number => points.reduce((total, point) => total + point.weight * of(point), 0);
  const weight = sum(() => 1);
  const [midX, midY, mid] = [sum(({ x }) => x) / weight, sum(({ y }) => y) / weight, sum(({ shift }) => shift) / weight];
  const held = points.length * stiffness;
  const xx = sum(({ x }) => (x - midX) ** 2) + held;
  const yy = sum(({ y }) => (y - midY) ** 2) + held;
  const xy = sum(({ x, y }) => (x - midX) * (y - midY));
  const [xs, ys] = [sum(({ x, shift }) => (x - midX) * (shift - mid)), sum(({ y, shift }) => (y - midY) * (shift - mid))];
  const determinant = xx * yy - xy * xy;
  const perX = (xs * yy - ys * xy) / determinant;
  const perY = (ys * xx - xs * xy) / determinant;
  return { perX, perY, at0: mid - perX * midX - perY * midY };
}
