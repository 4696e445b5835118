import { cellsOf, frameOf, inkOf, type Frame, type GreyPage, type Ink } from "./ink.ts";

/** A page as the radar compares it. */
export type Fingerprint = {
  /** Difference hash of 64 bits, as a signed number: copies of a page differ in at most `nearBits`. */
  readonly hash: bigint;
  /** Difference hash of `fineBits` bits, each "0" or "1": among pages whose `hash` is near, copies differ in the fewest. */
  readonly fineHash: string;
  /** The ink in `detailColumns` times `detailRows` cells of 0 to 15, which tells two copies of one form apart. */
  readonly detail: Uint8Array;
};

/** Pages whose hashes differ in more bits are not looked at any further. @source money.md 7 "Hamming distance <= 6" */
export const nearBits = 6;
/** Pages whose detail is compared: of a form that many firms have filled in, those that the fine hash puts first. */
export const comparedAtMost = 12;
/** Width at which a page is drawn for its fingerprint, in pixels. */
export const greyWidthPx = 960;
export const detailColumns = 300;
export const detailRows = 420;
const darkestCell = 15;

/**
 * The fingerprint of a page; undefined for one that is blank or nearly uniform. The page is first turned upright and cut to its ink, and its ink
 * is blurred: a rotation by a degree, other margins, grain and compression then change few bits.
 */
export function fingerprintOf(page: GreyPage): Fingerprint | undefined {
  const ink = inkOf(page);
  if (ink === undefined) return undefined;
  const frame = frameOf(ink);
  const detail = detailOf(ink, frame);
  return { hash: hashOf(ink, frame), fineHash: fineHashOf(detail), detail };
}

const hashColumns = 9;
const hashRows = 8;
const cellsInOne = 4;
const blurCells = 3;
/** A cell has to be darker than its neighbour by this share of the mean, or white background would be noise. */
const leastStep = 0.02;

function hashOf(ink: Ink, frame: Frame): bigint {
  const [columns, rows] = [hashColumns * cellsInOne, hashRows * cellsInOne];
  const blurred = blur(blur(cellsOf(ink, frame, columns, rows), columns, rows, blurCells), columns, rows, blurCells);
  const cell = (x: number, y: number): number => blurred[(y * cellsInOne + 2) * columns + x * cellsInOne + 2] ?? 0;
  const places = Array.from({ length: hashRows * hashColumns }, (_, at) => cell(at % hashColumns, Math.floor(at / hashColumns)));
  const step = (places.reduce((sum, amount) => sum + amount, 0) / places.length) * leastStep;
  let hash = 0n;
  for (const at of bitOrder) {
    const [x, y] = [at % 8, Math.floor(at / 8)];
    hash = (hash << 1n) | (cell(x + 1, y) > cell(x, y) + step ? 1n : 0n);
  }
  return BigInt.asIntN(64, hash);
}

/** Neighbours of a page are alike, so they go to different bands of the index: each band then tells pages apart. */
const bitOrder: readonly number[] = Array.from({ length: 64 }, (_, place) => (place % 16) * 4 + Math.floor(place / 16));

const fineColumns = 32;
const fineRows = 64;
export const fineBits = 2048;
const fineBlurCells = 2;
const leastFineStep = 0.3;

/** About a word wide and less than a line high: other names and figures change some bits, grain and small turns few. */
function fineHashOf(detail: Uint8Array): string {
  const cells = new Float32Array(detail);
  const blurred = blur(blur(cells, detailColumns, detailRows, fineBlurCells), detailColumns, detailRows, fineBlurCells);
  const step = (cells.reduce((sum, amount) => sum + amount, 0) / cells.length) * leastFineStep;
  const cell = (x: number, y: number): number =>
    blurred[Math.floor(((y + 0.5) * detailRows) / fineRows) * detailColumns + Math.floor(((x + 0.5) * detailColumns) / (fineColumns + 1))] ?? 0;
  return Array.from({ length: fineBits }, (_, at) => {
    const [x, y] = [at % fineColumns, Math.floor(at / fineColumns)];
    return cell(x + 1, y) > cell(x, y) + step ? "1" : "0";
  }).join("");
}

function blur(cells: Float32Array, columns: number, rows: number, by: number): Float32Array {
  const across = new Float32Array(cells.length);
  for (let row = 0; row < rows; row += 1) writeMeans(cells, across, { from: row * columns, count: columns, step: 1, by });
  const result = new Float32Array(cells.length);
  for (let column = 0; column < columns; column += 1) writeMeans(across, result, { from: column, count: rows, step: columns, by });
  return result;
}

type Line = { readonly from: number; readonly count: number; readonly step: number; readonly by: number };

/** Writes the mean of the cells up to `by` before and after each cell of a row or a column; what lies outside is white. */
function writeMeans(cells: Float32Array, into: Float32Array, { from, count, step, by }: Line): void {
  for (let place = 0; place < count; place += 1) {
    const last = Math.min(count - 1, place + by);
    let sum = 0;
    for (let each = Math.max(0, place - by); each <= last; each += 1) sum += cells[from + each * step] ?? 0;
    into[from + place * step] = sum / (2 * by + 1);
  }
}

function detailOf(ink: Ink, frame: Frame): Uint8Array {
  const cells = cellsOf(ink, frame, detailColumns, detailRows);
  const full = ((frame.width / detailColumns) * (frame.height / detailRows)) / (ink.isPhoto ? 1 : 2);
  const detail = new Uint8Array(cells.length);
  for (let at = 0; at < cells.length; at += 1) detail[at] = Math.min(darkestCell, Math.round(((cells[at] ?? 0) / full) * darkestCell));
  return detail;
}

/** Two cells in a byte, as it is stored. */
export function packDetail(detail: Uint8Array): Uint8Array {
  const halves = new Uint8Array(detail.length / 2);
  for (let at = 0; at < halves.length; at += 1) halves[at] = ((detail[at * 2] ?? 0) << 4) | (detail[at * 2 + 1] ?? 0);
  return halves;
}

/** The cells of what `packDetail` made. @throws when it has another length */
export function unpackDetail(halves: Uint8Array): Uint8Array {
  if (halves.length * 2 !== detailColumns * detailRows) throw new Error("a fingerprint of another size");
  const detail = new Uint8Array(halves.length * 2);
  for (let at = 0; at < halves.length; at += 1) {
    const byte = halves[at] ?? 0;
    detail[at * 2] = byte >> 4;
    detail[at * 2 + 1] = byte & 15;
  }
  return detail;
}
