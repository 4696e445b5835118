/** Widths in which the server draws a page to be read, in pixels: phone, desk, zoomed. */
const readingWidthsPx = [800, 1200, 1800] as const;
export type ReadingWidthPx = (typeof readingWidthsPx)[number];

/** The addresses of a page: the browser takes the width that its screen and the size of the page need. */
export const pageSources = (urlOf: (widthPx: ReadingWidthPx) => string): { readonly src: string; readonly srcSet: string } => ({
  src: urlOf(1200),
  srcSet: readingWidthsPx.map((widthPx) => `${urlOf(widthPx)} ${widthPx}w`).join(", "),
});

/**
 * How wide a page is shown, as the `sizes` of its picture: beside the verdicts a viewer has about 56 % of a wide window, else all of it.
 * @param share the width of the page as a part of the viewer's
 */
export const pageSizes = (share: number): string => `(min-width: 80em) ${share * 56}vw, ${share * 100}vw`;
