/** A page in shades of grey, row by row; 0 is black. */
export type GreyPage = { readonly data: Uint8Array; readonly width: number; readonly height: number };

/** The dark pixels of a page with how dark they are (0 to 1), as if the page had been turned upright. */
export type Ink = {
  readonly xs: Float32Array;
  readonly ys: Float32Array;
  readonly darkness: Float32Array;
  readonly width: number;
  readonly height: number;
  /** True for a photograph: it has no light background. */
  readonly isPhoto: boolean;
};

/** The part of a page that holds its ink. */
export type Frame = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

const lightHalf = 110;
/** Darker than this share of the background is ink; grain and shadow of a scan are lighter. */
const inkBelow = 0.8;
/** Full ink and grey ink of a weak copy count alike. */
const darkestCounts = 0.5;
/**
 * The least share of pixels with the shade of the background: a picture with less is a photograph. Pages of
 * tests/support/drawn-documents.ts have 0.84 and more, its photographs 0.4 at most.
 */
const leastBackground = 0.5;
/** A pixel has the shade of the background if it differs by no more than this, of 256 shades. */
const nearShades = 20;
/** A page with less ink is blank: it says nothing about who wrote it. */
const leastShare = 0.008;
/** A photograph whose shades differ less is a plain surface. */
const leastDeviation = 12;
const radians = Math.PI / 180;

/** The ink of a page, upright; undefined for a page that is blank or nearly uniform, and so would match every other one. */
export function inkOf(page: GreyPage): Ink | undefined {
  const shades = shadesOf(page);
  const background = backgroundOf(shades);
  const shareBelow = (limit: number): number => countBelow(shades, limit) / page.data.length;
  if (shareBelow(background + nearShades + 1) - shareBelow(background - nearShades) < leastBackground)
    return deviationOf(shades) < leastDeviation ? undefined : picked(page, { limit: 256, count: page.data.length, background: 255, isPhoto: true });
  const limit = background * inkBelow;
  if (shareBelow(limit) < leastShare) return undefined;
  const ink = picked(page, { limit, count: countBelow(shades, limit), background, isPhoto: false });
  return turned(ink, skewOf(ink));
}

/** How many pixels have each shade. */
function shadesOf({ data }: GreyPage): Uint32Array {
  const counts = new Uint32Array(256);
  // A loop by index: it runs over each pixel of a page, where iterators and callbacks take most of the time.
  for (let at = 0; at < data.length; at += 1) {
    const shade = data[at] ?? 0;
    counts[shade] = (counts[shade] ?? 0) + 1;
  }
  return counts;
}

/** The shade of the background: the most frequent light one. */
function backgroundOf(shades: Uint32Array): number {
  let background = 255;
  let most = -1;
  for (let shade = lightHalf; shade < 256; shade += 1) {
    const around = (shades[shade - 1] ?? 0) + (shades[shade] ?? 0) + (shades[shade + 1] ?? 0);
    if (around > most) [most, background] = [around, shade];
  }
  return background;
}

function deviationOf(shades: Uint32Array): number {
  const sum = (of: (shade: number) => number): number => shades.reduce((total, count, shade) => total + count * of(shade), 0);
  const count = sum(() => 1);
  return Math.sqrt(Math.max(0, sum((shade) => shade * shade) / count - (sum((shade) => shade) / count) ** 2));
}

const countBelow = (shades: Uint32Array, limit: number): number => shades.reduce((total, count, shade) => (shade < limit ? total + count : total), 0);

/** Which pixels of a page are its ink, and what their darkness is measured from. */
type InkRule = { readonly limit: number; readonly count: number; readonly background: number; readonly isPhoto: boolean };

/** The `count` pixels that are darker than `limit`. */
function picked({ data, width, height }: GreyPage, { limit, count, background, isPhoto }: InkRule): Ink {
  const [xs, ys, darkness] = [new Float32Array(count), new Float32Array(count), new Float32Array(count)];
  const most = isPhoto ? 1 : darkestCounts;
  let next = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const shade = data[y * width + x] ?? 255;
      if (shade >= limit) continue;
      xs[next] = x;
      ys[next] = y;
      darkness[next] = Math.min(most, Math.max(0, background - shade) / background);
      next += 1;
    }
  return { xs, ys, darkness, width, height, isPhoto };
}

/** The angle of the lines of text, at most 2.5 degrees to either side: the one at which the rows differ most. */
function skewOf(ink: Ink): number {
  let best = 0;
  let sharpest = sharpnessAt(ink, 0);
  const tryAt = (degrees: number): void => {
    const sharpness = sharpnessAt(ink, degrees * radians);
    if (sharpness > sharpest) [sharpest, best] = [sharpness, degrees];
  };
  for (let tenth = -25; tenth <= 25; tenth += 2.5) tryAt(tenth / 10);
  const rough = best;
  for (let step = -4; step <= 4; step += 1) tryAt(rough + step * 0.05);
  return best * radians;
}

const pixelsLookedAt = 12_000;

function sharpnessAt({ xs, ys, width, height }: Ink, angle: number): number {
  const slope = Math.tan(angle);
  const rows = new Float32Array(height + width);
  const step = Math.max(1, Math.floor(xs.length / pixelsLookedAt));
  for (let at = 0; at < xs.length; at += step) {
    const row = Math.round((ys[at] ?? 0) - (xs[at] ?? 0) * slope + width / 2);
    if (row >= 0 && row < rows.length) rows[row] = (rows[row] ?? 0) + 1;
  }
  let sum = 0;
  for (let row = 1; row < rows.length; row += 1) sum += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
  return sum;
}

function turned(ink: Ink, angle: number): Ink {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [midX, midY] = [ink.width / 2, ink.height / 2];
  const xs = new Float32Array(ink.xs.length);
  const ys = new Float32Array(ink.ys.length);
  for (let at = 0; at < xs.length; at += 1) {
    const [x, y] = [(ink.xs[at] ?? 0) - midX, (ink.ys[at] ?? 0) - midY];
    xs[at] = midX + x * cos + y * sin;
    ys[at] = midY - x * sin + y * cos;
  }
  return { ...ink, xs, ys };
}

/** Of the ink, this share may lie outside of the frame on each side: dust at the edge of a scan. */
const outside = 0.001;
const room = 120;

/** The frame around the ink of a page; a photograph is its own frame. */
export function frameOf(ink: Ink): Frame {
  if (ink.isPhoto) return { left: 0, top: 0, width: ink.width, height: ink.height };
  const [left, right] = ends(ink.xs, ink.width);
  const [top, bottom] = ends(ink.ys, ink.height);
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

function ends(places: Float32Array, length: number): readonly [number, number] {
  const counts = new Uint32Array(length + 2 * room);
  for (let each = 0; each < places.length; each += 1) {
    const at = Math.round(places[each] ?? 0) + room;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  const least = places.length * outside;
  let first = 0;
  for (let seen = counts[0] ?? 0; seen <= least && first < counts.length; seen += counts[first] ?? 0) first += 1;
  let last = counts.length - 1;
  for (let seen = counts[last] ?? 0; seen <= least && last > first; seen += counts[last] ?? 0) last -= 1;
  return [first - room, last - room];
}

/** The ink within the frame, added up in `columns` times `rows` cells; a pixel between cells counts for each by its share. */
export function cellsOf({ xs, ys, darkness }: Ink, frame: Frame, columns: number, rows: number): Float32Array {
  const cells = new Float32Array(columns * rows);
  const add = (x: number, y: number, amount: number): void => {
    if (x < 0 || y < 0 || x >= columns || y >= rows) return;
    const at = y * columns + x;
    cells[at] = (cells[at] ?? 0) + amount;
  };
  for (let at = 0; at < xs.length; at += 1) {
    const x = (((xs[at] ?? 0) - frame.left) / frame.width) * columns - 0.5;
    const y = (((ys[at] ?? 0) - frame.top) / frame.height) * rows - 0.5;
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [right, down] = [x - left, y - top];
    const amount = darkness[at] ?? 0;
    add(left, top, amount * (1 - right) * (1 - down));
    add(left + 1, top, amount * right * (1 - down));
    add(left, top + 1, amount * (1 - right) * down);
    add(left + 1, top + 1, amount * right * down);
  }
  return cells;
}
