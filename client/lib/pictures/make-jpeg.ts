import { drawJpeg } from "../../shared/draw-jpeg.ts";
import { CodeNotLoaded } from "./code-not-loaded.ts";
import type { MadePicture, PictureOrder } from "./picture-orders.ts";

/** Draws a picture upright on white, within the size that is asked for, as JPEG. @throws Error when it cannot be decoded; CodeNotLoaded */
export async function makeJpeg({ file, ...order }: PictureOrder): Promise<MadePicture> {
  return { kind: "made", ...(await drawJpeg(await decode(file), order)) };
}

/** The browser applies the orientation that the camera noted. What it cannot decode may be HEIC. */
async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    const { decodeHeic } = await import("./decode-heic.ts").catch(() => {
      throw new CodeNotLoaded();
    });
    return createImageBitmap(await decodeHeic(new Uint8Array(await file.arrayBuffer())));
  }
}
