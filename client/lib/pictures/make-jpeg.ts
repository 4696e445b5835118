import { CodeNotLoaded } from "./code-not-loaded.ts";
import type { MadePicture, PictureOrder } from "./picture-orders.ts";

/** Steps down until the picture fits: quality first, because print stays readable longer at full size. */
const qualities = [0.86, 0.78, 0.68];
const smallerStep = 0.8;
const smallestSidePx = 800;

/** Draws a picture upright on white, within the size that is asked for, as JPEG. @throws Error when it cannot be decoded; CodeNotLoaded */
export async function makeJpeg({ file, maxSidePx, maxBytes, turns }: PictureOrder): Promise<MadePicture> {
  const picture = await decode(file);
  for (let sidePx = maxSidePx; ; sidePx = Math.round(sidePx * smallerStep)) {
    const canvas = drawn(picture, sidePx, turns);
    for (const quality of qualities) {
      const blob = await canvas.convertToBlob({ type: "image/jpeg", quality });
      if (blob.size <= maxBytes || (sidePx <= smallestSidePx && quality === qualities.at(-1)))
        return { kind: "made", blob, width: canvas.width, height: canvas.height };
    }
  }
}

function drawn(picture: ImageBitmap, maxSidePx: number, turns: number): OffscreenCanvas {
  const scale = Math.min(1, maxSidePx / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const isOnSide = turns % 2 === 1;
  const canvas = new OffscreenCanvas(isOnSide ? height : width, isOnSide ? width : height);
  const context = canvas.getContext("2d", { alpha: false });
  if (context === null) throw new Error("no canvas");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(picture, -width / 2, -height / 2, width, height);
  return canvas;
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
