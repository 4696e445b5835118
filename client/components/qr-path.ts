import { encode } from "uqr";

/** Modules that stay empty around the pattern, as readers need them. */
const quietZone = 4;

/** A QR code as one path of dark squares. @returns `size`: the side of the whole code in units of the path, with the empty border */
export function qrPath(text: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(text, { ecc: "M", border: quietZone });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join("") };
}
