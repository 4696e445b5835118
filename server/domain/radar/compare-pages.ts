import { detailColumns, detailRows } from "./fingerprint.ts";
import { align, alignRoughly, reducedBy, type Alignment } from "./align.ts";
import { reduced, type CellGrid } from "./cells.ts";

/** Windows of a few characters in one line of text; characters and gaps differ within, lines and boxes of the form are taken out. All in cells. */
type Windows = {
  readonly columns: number;
  readonly rows: number;
  readonly stepColumns: number;
  readonly stepRows: number;
  /** A strip at the edge of the page: cropping takes it away. */
  readonly edge: number;
  /** Less structure than this in each cell is background. */
  readonly least: number;
  /** Windows whose structures agree less have other words in them. */
  readonly agreesFrom: number;
};
const closely: Windows = { columns: 16, rows: 10, stepColumns: 8, stepRows: 5, edge: 7, least: 4, agreesFrom: 0.8 };
/** In the reduced pictures. */
const roughly: Windows = { columns: 8, rows: 4, stepColumns: 4, stepRows: 2, edge: 2, least: 1, agreesFrom: 0.8 };

/**
 * How much of the structure of two pages differs, from 0 to 1, each page as the `detail` of its fingerprint. A copy that was scanned, cropped,
 * turned or compressed again has almost none; another firm's copy of the same form has other names and figures in it. Most of those show it
 * in the reduced pictures, are looked at no closer and have 1.
 */
export function difference(one: Uint8Array, other: Uint8Array): number {
  const [first, second] = [gridOf(one), gridOf(other)];
  const [firstReduced, secondReduced] = [reduced(first, reducedBy), reduced(second, reducedBy)];
  const rough = alignRoughly(firstReduced, secondReduced);
  const seenRoughly = differenceAt(firstReduced, secondReduced, rough, roughly);
  if (seenRoughly >= roughlySameBelow) return 1;
  return differenceAt(first, second, align(first, second, rough), closely);
}

/** Copies differ in less than this share of their structure. Measured by tests/workers/radar-recall.test.ts. */
export const sameBelow = 0.009;
/** The same in the reduced pictures, where few characters are told apart. */
const roughlySameBelow = 0.002;

const gridOf = (detail: Uint8Array): CellGrid => ({ cells: new Float32Array(detail), columns: detailColumns, rows: detailRows });

function differenceAt(one: CellGrid, other: CellGrid, alignment: Alignment, windows: Windows): number {
  const { moved, isInside } = movedOnto(other, alignment, windows.edge);
  return share(softened(one), softened(moved), isInside, windows);
}

type IsInside = (x: number, y: number) => boolean;

function share(one: CellGrid, other: CellGrid, isInside: IsInside, windows: Windows): number {
  const { columns, rows, stepColumns, stepRows, edge, agreesFrom, least } = windows;
  const mineOf = new Float64Array(columns * rows);
  let whole = 0;
  let differs = 0;
  for (let y = edge; y + rows <= one.rows - edge; y += stepRows)
    for (let x = edge; x + columns <= one.columns - edge; x += stepColumns) {
      if (!isInside(x, y) || !isInside(x + columns - 1, y + rows - 1)) continue;
      const mine = structureOf(one, { x, y }, windows, mineOf);
      const structure = Math.max(mine, amountOfStructure(other, { x, y }, windows));
      if (structure < least * columns * rows) continue;
      whole += structure;
      differs += structure * Math.max(0, agreesFrom - agreement(other, { x, y }, windows, { mine, mineOf }));
    }
  return whole === 0 ? 1 : differs / whole;
}

type Corner = { readonly x: number; readonly y: number };
type Structure = { readonly mine: number; readonly mineOf: Float64Array };

/** A window with less structure than this share of the other's is background, and agrees with nothing. */
const leastOfTheirs = 0.001;
/** The window itself, then those within one cell of it. */
const nearby: readonly Corner[] = [0, -1, 1].flatMap((y) => [0, -1, 1].map((x) => ({ x, y })));

/** The best agreement (a correlation) of a window with the windows of the other page within one cell; the first that is good enough. */
function agreement(other: CellGrid, { x, y }: Corner, windows: Windows, { mine, mineOf }: Structure): number {
  let best = 0;
  for (const by of nearby) {
    const corner = { x: x + by.x, y: y + by.y };
    const theirs = amountOfStructure(other, corner, windows);
    if (mine > 0 && theirs > mine * leastOfTheirs) best = Math.max(best, productWith(mineOf, other, corner, windows) / Math.sqrt(mine * theirs));
    if (best >= windows.agreesFrom) break;
  }
  return best;
}

/** The product of the structures of two windows: what `structureOf` takes out of one adds nothing in the other. */
function productWith(mineOf: Float64Array, { cells, columns }: CellGrid, { x: left, y: top }: Corner, windows: Windows): number {
  let product = 0;
  for (let y = 0; y < windows.rows; y += 1) {
    const mineAt = y * windows.columns;
    const theirsAt = (top + y) * columns + left;
    for (let x = 0; x < windows.columns; x += 1) product += (mineOf[mineAt + x] ?? 0) * (cells[theirsAt + x] ?? 0);
  }
  return product;
}

const columnSums = new Float64Array(closely.columns);

/** The sum of the squares of what `structureOf` writes. */
function amountOfStructure({ cells, columns }: CellGrid, { x: left, y: top }: Corner, windows: Windows): number {
  let [whole, squares, rowSquares, columnSquares] = [0, 0, 0, 0];
  columnSums.fill(0);
  for (let y = 0; y < windows.rows; y += 1) {
    const from = (top + y) * columns + left;
    let row = 0;
    for (let x = 0; x < windows.columns; x += 1) {
      const amount = cells[from + x] ?? 0;
      row += amount;
      squares += amount * amount;
      columnSums[x] = (columnSums[x] ?? 0) + amount;
    }
    whole += row;
    rowSquares += row * row;
  }
  for (let x = 0; x < windows.columns; x += 1) columnSquares += (columnSums[x] ?? 0) ** 2;
  return squares - rowSquares / windows.columns - columnSquares / windows.rows + (whole * whole) / (windows.columns * windows.rows);
}

const columnMeans = new Float64Array(closely.columns);
const rowMeans = new Float64Array(closely.rows);

/** Writes a window into `into` without the means of its rows and columns, which are the lines of the form; returns the sum of its squares. */
function structureOf({ cells, columns }: CellGrid, { x: left, y: top }: Corner, windows: Windows, into: Float64Array): number {
  const { columns: windowColumns, rows: windowRows } = windows;
  columnMeans.fill(0);
  rowMeans.fill(0);
  let mean = 0;
  for (let y = 0; y < windowRows; y += 1)
    for (let x = 0; x < windowColumns; x += 1) {
      const amount = cells[(top + y) * columns + left + x] ?? 0;
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
function movedOnto(page: CellGrid, { x: toX, y: toY }: Alignment, edge: number): { readonly moved: CellGrid; readonly isInside: IsInside } {
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
  const isInside: IsInside = (x, y) => {
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
