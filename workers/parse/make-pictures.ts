import { join } from "node:path";
import sharp from "sharp";
import { DomainError, invalid } from "#domain/errors.ts";
import { fileMessages } from "#domain/reimbursements/file-rules.ts";
import { pictureWidths } from "#domain/site/content/media.ts";
import { contentMessages } from "#domain/site/content/messages.ts";
import type { InputOf, MadePictures } from "#server/infra/sandbox-protocol.ts";
import { openImage } from "./images.ts";
import { inspect } from "./inspect.ts";

/** The picture of a good camera, larger than any screen. */
const maxPixels = 30_000_000;

/**
 * Encodes a picture in the widths and formats of the public website: upright, on white, in sRGB, without metadata. A width larger than the
 * picture is left out; one narrower than the smallest width is refused.
 * @throws unsupported_type; invalid (empty, damaged, image_too_large, image_too_small)
 * @source issue "images uploaded through the same checks and resized (AVIF/WebP, sizes)"
 */
export async function makePictures({ path, name, outDir }: InputOf<"makePictures">): Promise<MadePictures> {
  const { mediaType, width = 0, height = 0 } = await inspect({ path, name, accept: "image" });
  if (width * height > maxPixels) throw invalid("image_too_large", contentMessages.pictureTooLarge(name));
  const widths = pictureWidths.filter((wanted) => wanted <= width);
  if (widths.length === 0) throw invalid("image_too_small", contentMessages.pictureTooSmall(name));
  const variants: MadePictures["variants"] = [];
  let largest = { width: 0, height: 0 };
  try {
    for (const wanted of widths) {
      const image = (await openImage(path, mediaType, 0, "strict")).resize({ width: wanted });
      const pixels = await image.raw().toBuffer({ resolveWithObject: true });
      const { width: made, height: tall, channels } = pixels.info;
      const resized = () => sharpOf(pixels.data, { width: made, height: tall, channels });
      await resized()
        .webp({ quality: 80, effort: 3 })
        .toFile(join(outDir, `${wanted}.webp`));
      await resized()
        .avif({ quality: 55, effort: 2 })
        .toFile(join(outDir, `${wanted}.avif`));
      variants.push({ width: wanted, format: "avif" }, { width: wanted, format: "webp" });
      largest = { width: made, height: tall };
    }
  } catch (error) {
    throw error instanceof DomainError ? error : invalid("damaged", fileMessages.damaged(name));
  }
  return { ...largest, variants };
}

const sharpOf = (bytes: Buffer, raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 }) => sharp(bytes, { raw });
