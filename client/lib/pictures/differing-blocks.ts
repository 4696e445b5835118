/** The colours of a picture, four bytes for each pixel, as a canvas gives them. */
export type Pixels = { readonly data: ArrayLike<number>; readonly width: number; readonly height: number };
/** A part of a picture, in shares of its width and height. */
export type DifferingBlock = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

const blockPx = 12;
/** Below it two greys look alike: noise of a scan or of the compression. */
const tolerance = 48;
/** So many pixels of a block have to differ. */
const leastPixels = 4;

/** Where two pictures of one size differ, as rows of blocks; empty when they look alike. */
export function differingBlocks(one: Pixels, other: Pixels): DifferingBlock[] {
  const { width, height } = one;
  const found: DifferingBlock[] = [];
  for (let top = 0; top < height; top += blockPx) {
    let from: number | undefined;
    for (let left = 0; left < width + blockPx; left += blockPx) {
      const differs = left < width && isDifferent(one, other, left, top);
      if (differs) from ??= left;
      else if (from !== undefined) {
        const end = Math.min(left, width);
        found.push({
          left: from / width,
          top: top / height,
          width: (end - from) / width,
          height: Math.min(blockPx, height - top) / height,
        });
        from = undefined;
      }
    }
  }
  return found;
}

function isDifferent(one: Pixels, other: Pixels, left: number, top: number): boolean {
  let count = 0;
  for (let y = top; y < Math.min(top + blockPx, one.height); y += 1) {
    for (let x = left; x < Math.min(left + blockPx, one.width); x += 1) {
      const at = (y * one.width + x) * 4;
      if (Math.abs(greyAt(one.data, at) - greyAt(other.data, at)) > tolerance) count += 1;
    }
  }
  return count >= leastPixels;
}

/** @source ITU-R BT.601, luma */
const greyAt = (data: ArrayLike<number>, at: number): number => 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
