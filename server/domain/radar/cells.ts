/** A picture in few cells, row by row. */
export type CellGrid = { readonly cells: Float32Array; readonly columns: number; readonly rows: number };

/** The mean of each square of `by` times `by` cells. */
export function reduced({ cells, columns, rows }: CellGrid, by: number): CellGrid {
  const [fewer, lower] = [Math.floor(columns / by), Math.floor(rows / by)];
  const result = new Float32Array(fewer * lower);
  for (let y = 0; y < lower; y += 1)
    for (let x = 0; x < fewer; x += 1) {
      let sum = 0;
      for (let down = y * by; down < (y + 1) * by; down += 1)
        for (let at = down * columns + x * by; at < down * columns + (x + 1) * by; at += 1) sum += cells[at] ?? 0;
      result[y * fewer + x] = sum / (by * by);
    }
  return { cells: result, columns: fewer, rows: lower };
}

type Square = { readonly left: number; readonly top: number; readonly side: number };
/** A square, in cells, with the sum of its cells and the sum of their squared distances from the mean. */
export type Patch = Square & { readonly sum: number; readonly spread: number };

/** A square of a picture as `correlation` takes it: its sums are computed once, for all places that it is compared with. */
export function patchOf({ cells, columns }: CellGrid, { left, top, side }: Square): Patch {
  let sum = 0;
  let squares = 0;
  for (let y = top; y < top + side; y += 1)
    for (let at = y * columns + left; at < y * columns + left + side; at += 1) {
      const amount = cells[at] ?? 0;
      sum += amount;
      squares += amount * amount;
    }
  return { left, top, side, sum, spread: squares - (sum * sum) / (side * side) };
}

/** How a patch of one picture agrees with the square `right` and `down` of it in another of the same size: a correlation, at least 0. */
export function correlation(
  one: CellGrid,
  other: CellGrid,
  { left, top, side, sum: mySum, spread: mySpread }: Patch,
  right: number,
  down: number,
): number {
  const { columns, rows } = one;
  const [a, b] = [one.cells, other.cells];
  let [sum, squares, product] = [0, 0, 0];
  // What lies outside of the other picture is white and adds nothing.
  const [firstX, endX] = [Math.max(0, -left - right), Math.min(side, columns - left - right)];
  const [firstY, endY] = [Math.max(0, -top - down), Math.min(side, rows - top - down)];
  for (let y = firstY; y < endY; y += 1) {
    const mineAt = (top + y) * columns + left;
    const theirsAt = (top + y + down) * columns + left + right;
    for (let x = firstX; x < endX; x += 1) {
      const theirs = b[theirsAt + x] ?? 0;
      sum += theirs;
      squares += theirs * theirs;
      product += (a[mineAt + x] ?? 0) * theirs;
    }
  }
  const count = side * side;
  const spread = squares - (sum * sum) / count;
  return spread <= 0 || mySpread <= 0 ? 0 : Math.max(0, (product - (mySum * sum) / count) / Math.sqrt(mySpread * spread));
}
