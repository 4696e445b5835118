import { drawJpeg } from "#client/shared/draw-jpeg.ts";

/** Larger than any phone makes; decoding it could end the page. */
const maxChosenBytes = 100 * 1024 * 1024;

/** True for a picture that may be made smaller before it is sent. */
export const isPhoto = ({ type, size }: File): boolean => type.startsWith("image/") && size <= maxChosenBytes;

type PhotoLimits = { readonly maxBytes: number; readonly maxSidePx: number };

/** The same photo as a JPEG within these limits; undefined where the browser cannot open it or make it small enough. */
export async function smallerPhoto(file: File, { maxBytes, maxSidePx }: PhotoLimits): Promise<File | undefined> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
    const { blob } = await drawJpeg(picture, { maxSidePx, maxBytes, turns: 0 });
    picture.close();
    return blob.size > maxBytes ? undefined : new File([blob], `${file.name.replace(/\.[^.]*$/u, "")}.jpg`, { type: "image/jpeg" });
  } catch {
    return undefined;
  }
}
