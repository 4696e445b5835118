import { detailColumns, detailRows } from "./fingerprint.ts";
import { align, type Alignment } from "./align.ts";
import type { CellGrid } from "./cells.ts";

/** Windows of about one line of text; characters and gaps differ within, lines and boxes of the form are taken out. */
const windowColumns = 24;
const windowRows = 6;
const stepColumns = 12;
const stepRows = 3;
/** Less structure than this is background. */
const leastStructure = windowColumns * windowRows * 4;
/** Windows whose structures agree less have other words in them. */
const agreesFrom = 0.6;
/** A strip at the edge, in cells: cropping takes it away. */
const edge = 4;

/**
 * How much of the structure of two pages differs, from 0 to 1, each page as the `detail` of its fingerprint. A copy that was scanned, cropped,
 * turned or compressed again has almost none; another firm's copy of the same form has other names and figures in it.
 */
export function difference(one: Uint8Array, other: Uint8Array): number {
  const first = softened({ cells: Float32Array.from(one), columns: detailColumns, rows: detailRows });
  const second: CellGrid = { cells: Float32Array.from(other), columns: detailColumns, rows: detailRows };
  const alignment = align({ cells: Float32Array.from(one), columns: detailColumns, rows: detailRows }, second);
  const { moved, isInside } = movedOnto(second, alignment);
  return share(first, softened(moved), isInside);
}

/** Copies differ in less than this share of their structure. Measured by tests/workers/radar-recall.test.ts. */
export const sameBelow = 0.003;

function share(one: CellGrid, other: CellGrid, isInside: (x: number, y: number) => boolean): number {
  let whole = 0;
  let differs = 0;
  for (let y = edge; y + windowRows <= one.rows - edge; y += stepRows)
    for (let x = edge; x + windowColumns <= one.columns - edge; x += stepColumns) {
      if (!isInside(x, y) || !isInside(x + windowColumns - 1, y + windowRows - 1)) continue;
      const mine = structureOf(one, x, y, structureA);
      const structure = Math.max(mine, structureOf(other, x, y, structureB));
      if (structure < leastStructure) continue;
      whole += structure;
      differs += structure * Math.max(0, agreesFrom - agreement(other, x, y, mine));
    }
  return whole === 0 ? 1 : differs / whole;
}

const structureA = new Float32Array(windowColumns * windowRows);
const structureB = new Float32Array(windowColumns * windowRows);

/** The best agreement (a correlation) of the window in `structureA` with the windows of the other page within one cell. */
function agreement(other: CellGrid, x: number, y: number, mine: number): number {
  let best = 0;
  for (let down = -1; down <= 1; down += 1)
    for (let right = -1; right <= 1; right += 1) {
      const theirs = structureOf(other, x + right, y + down, structureB);
      if (mine <= 0 || theirs <= 0) continue;
      let product = 0;
      for (let at = 0; at < structureA.length; at += 1) product += (structureA[at] ?? 0) * (structureB[at] ?? 0);
      best = Math.max(best, product / Math.sqrt(mine * theirs));
    }
  return best;
}

const columnMeans = new Float32Array(windowColumns);
const rowMeans = new Float32Array(windowRows);

/** Writes a window into `into` without the means of its rows and columns, which are the lines of the form; returns the sum of its squares. */
function structureOf({ cells, columns, rows }: CellGrid, left: number, top: number, into: Float32Array): number {
  columnMeans.fill(0);
  rowMeans.fill(0);
  let mean = 0;
  for (let y = 0; y < windowRows; y += 1)
    for (let x = 0; x < windowColumns; x += 1) {
      const isOutside = left + x < 0 || left + x >= columns || top + y < 0 || top + y >= rows;
      const amount = isOutside ? 0 : (cells[(top + y) * columns + left + x] ?? 0);
      into[y * windowColumns + x] = amount;
      columnMeans[x] = (columnMeans[x] ?? 0) + amount / windowRows;
      rowMeans[y] = (rowMeans[y] ?? 0) + amount / windowColumns;
      mean += amount / (windowColumns * windowRows);
    }
  let squares = 0;
  for (let y = 0; y < windowRows; y += 1)
    for (let x = 0; x < windowColumns; x += 1) {
      const at = y * windowColumns + x;
      const rest = (into[at] ?? 0) - (columnMeans[x] ?? 0) - (rowMeans[y] ?? 0) + mean;
      into[at] = rest;
      squares += rest * rest;
    }
  return squares;
}

/** The second page, drawn where it lies on the first; and which cells of the first it covers. */
function movedOnto(
  page: CellGrid,
  { x: toX, y: toY }: Alignment,
): { readonly moved: CellGrid; readonly isInside: (x: number, y: number) => boolean } {
  const { cells, columns, rows } = page;
  const at = (x: number, y: number): number => (x < 0 || y < 0 || x >= columns || y >= rows ? 0 : (cells[y * columns + x] ?? 0));
  const result = new Float32Array(cells.length);
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < columns; x += 1) {
      const [placeX, placeY] = [x + toX(x, y), y + toY(x, y)];
      const [left, top] = [Math.floor(placeX), Math.floor(placeY)];
      const [right, down] = [placeX - left, placeY - top];
      result[y * columns + x] =
        at(left, top) * (1 - right) * (1 - down) +
        at(left + 1, top) * right * (1 - down) +
        at(left, top + 1) * (1 - right) * down +
        at(left + 1, top + 1) * right * down;
    }
  const isInside = (x: number, y: number): boolean => {
    const [placeX, placeY] = [x + toX(x, y), y + toY(x, y)];
    return placeX >= edge && placeY >= edge && placeX < columns - edge && placeY < rows - edge;
  };
  return { moved: { cells: result, columns, rows }, isInside };
}

/** A little blur, so that half a cell of misplacement counts for nothing. Four times as dark. */
function softened({ cells, columns, rows }: CellGrid): CellGrid {
  const across = new Float32Array(cells.length);
  const result = new Float32Array(cells.length);
  for (let at = 0; at < cells.length; at += 1) {
    const x = at % columns;
    across[at] = (cells[x > 0 ? at - 1 : at] ?? 0) + 2 * (cells[at] ?? 0) + (cells[x + 1 < columns ? at + 1 : at] ?? 0);
  }
  for (let at = 0; at < cells.length; at += 1) {
    const up = at >= columns ? at - columns : at;
    const below = at + columns < cells.length ? at + columns : at;
    result[at] = ((across[up] ?? 0) + 2 * (across[at] ?? 0) + (across[below] ?? 0)) / 4;
  }
  return { cells: result, columns, rows };
}
