/** A picture in few cells, row by row. */
export type CellGrid = { readonly cells: Float32Array; readonly columns: number; readonly rows: number };

/** The mean of each square of `by` times `by` cells. */
export function reduced({ cells, columns, rows }: CellGrid, by: number): CellGrid {
  const [fewer, lower] = [Math.floor(columns / by), Math.floor(rows / by)];
  const result = new Float32Array(fewer * lower);
  for (let y = 0; y < lower * by; y += 1)
    for (let x = 0; x < fewer * by; x += 1) {
      const at = Math.floor(y / by) * fewer + Math.floor(x / by);
      result[at] = (result[at] ?? 0) + (cells[y * columns + x] ?? 0) / (by * by);
    }
  return { cells: result, columns: fewer, rows: lower };
}

/** The variance of a square of cells. */
export function varianceOf({ cells, columns }: CellGrid, left: number, top: number, side: number): number {
  let sum = 0;
  let squares = 0;
  for (let y = top; y < top + side; y += 1)
    for (let at = y * columns + left; at < y * columns + left + side; at += 1) {
      const amount = cells[at] ?? 0;
      sum += amount;
      squares += amount * amount;
    }
  return squares / side ** 2 - (sum / side ** 2) ** 2;
}

/** How a square of one picture agrees with the one `right` and `down` of it in another: a correlation, at least 0. */
export function correlation(one: CellGrid, other: CellGrid, { left, top, side }: Square, right: number, down: number): number {
  const { columns, rows } = one;
  const [a, b] = [one.cells, other.cells];
  let [sumA, sumB, squaresA, squaresB, product] = [0, 0, 0, 0, 0];
  for (let y = 0; y < side; y += 1) {
    const line = top + y + down;
    for (let x = 0; x < side; x += 1) {
      const mine = a[(top + y) * columns + left + x] ?? 0;
      const place = left + x + right;
      const theirs = line < 0 || line >= rows || place < 0 || place >= columns ? 0 : (b[line * columns + place] ?? 0);
      sumA += mine;
      sumB += theirs;
      squaresA += mine * mine;
      squaresB += theirs * theirs;
      product += mine * theirs;
    }
  }
  const count = side * side;
  const [spreadA, spreadB] = [squaresA - (sumA * sumA) / count, squaresB - (sumB * sumB) / count];
  return spreadA <= 0 || spreadB <= 0 ? 0 : Math.max(0, (product - (sumA * sumB) / count) / Math.sqrt(spreadA * spreadB));
}

/** A square of cells. */
export type Square = { readonly left: number; readonly top: number; readonly side: number };
