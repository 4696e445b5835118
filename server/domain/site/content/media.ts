/** The widths of the variants of a picture, in pixels. Wider ones than the picture are not made. */
export const pictureWidths = [320, 640, 1280, 1920] as const;
export const pictureFormats = { avif: "image/avif", webp: "image/webp" } as const;
export type PictureFormat = keyof typeof pictureFormats;

/** Where a variant of a picture is served, for ever the same bytes. */
export const mediaPath = (id: string, width: number, format: PictureFormat): string => `/media/${id}/${width}.${format}`;
