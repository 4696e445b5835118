const stepsOfTen = [1, 2, 5, 10];

/**
 * Whole numbers for the axis of a chart: from 0 by equal steps to the first that is not below the largest figure.
 * @param largest of the charted figures
 * @param most so many numbers at most
 */
export function chartTicks(largest: number, most: number): readonly number[] {
  const least = Math.max(1, largest / (most - 1));
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * (stepsOfTen.find((times) => times * power >= least) ?? 10);
  return Array.from({ length: Math.max(1, Math.ceil(largest / step)) + 1 }, (_, index) => index * step);
}
