import { sideBySide } from "./side-by-side.ts";

/** Widths in which the server draws a page to be read, in pixels: phone, desk, zoomed. */
const readingWidthsPx = [800, 1200, 1800] as const;
export type ReadingWidthPx = (typeof readingWidthsPx)[number];

/** The addresses of a page: the browser takes the width that its screen and the size of the page need. */
export const pageSources = (urlOf: (widthPx: ReadingWidthPx) => string): { readonly src: string; readonly srcSet: string } => ({
  src: urlOf(1200),
  srcSet: readingWidthsPx.map((widthPx) => `${urlOf(widthPx)} ${widthPx}w`).join(", "),
});

/**
 * The `sizes` attribute of the picture of a page. In a window of at least 1280 x 640 px the viewer has 56 % of the width, and the verdicts stand
 * beside it. In a smaller window the viewer has the full width.
 * @param share the width of the page as a part of the viewer's
 */
export const pageSizes = (share: number): string => `${sideBySide} ${share * 56}vw, ${share * 100}vw`;

/** A share of the viewer's width at which the browser takes the narrowest picture on every screen. */
export const narrowestShare = 0.1;

/** True when `srcSet` has a narrower picture of the page than the one of this address. */
export const hasNarrower = (srcSet: string, address: string): boolean => !address.endsWith(srcSet.split(" ", 1)[0] ?? "");
