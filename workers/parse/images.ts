import { readFile } from "node:fs/promises";
import { decode as decodeBmp } from "bmp-ts";
import sharp, { type Sharp } from "sharp";
import { DomainError, invalid, unsupportedType } from "#domain/errors.ts";
import { fileMessages, maxImagePixels, maxSlowImagePixels, type MediaType } from "#domain/reimbursements/file-rules.ts";
import { heifDimensions } from "./heif-header.ts";

/** Whether the missing part of a truncated picture may be grey, or the picture is refused. */
export type Strictness = "strict" | "salvage";

const orientationsOnTheSide = 5;

/** Blocks every decoder of the picture library except those of the accepted types. Called once, before a file is opened. */
export function confineImageLibrary(): void {
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: [
      "VipsForeignLoadJpeg",
      "VipsForeignLoadPng",
      "VipsForeignLoadWebp",
      "VipsForeignLoadHeif",
      "VipsForeignLoadNsgif",
      "VipsForeignLoadTiff",
      "VipsForeignLoadRaw",
    ],
  });
}

export type ImageFacts = { readonly pages: number; readonly width: number; readonly height: number };

/**
 * Pages and upright size, read from headers alone.
 * @throws invalid (image_too_large, damaged); unsupported_type
 */
export async function readImageFacts(path: string, mediaType: MediaType, name: string): Promise<ImageFacts> {
  try {
    if (mediaType === "image/heic") return await heicFacts(path, name);
    if (mediaType === "image/bmp") return await bmpFacts(path, name);
    const facts = await sharp(path, { failOn: "none", limitInputPixels: false }).metadata();
    const sideways = (facts.orientation ?? 1) >= orientationsOnTheSide;
    assertPixels(facts.width, facts.height, maxImagePixels, name);
    return {
      pages: mediaType === "image/tiff" ? (facts.pages ?? 1) : 1,
      width: sideways ? facts.height : facts.width,
      height: sideways ? facts.width : facts.height,
    };
  } catch (error) {
    throw pictureRefusal(error, name);
  }
}

/** What the decoders say about a kind of picture that they do not know, such as Lab or 12-bit TIFF or the bitmaps of OS/2. */
const unknownKind = /unsupported|not supported|bad labq format|not a whole number of bytes/iu;

/** Why a picture cannot be taken, from the error of its decoder. */
export function pictureRefusal(error: unknown, name: string): DomainError {
  if (error instanceof DomainError) return error;
  const isUnknown = error instanceof Error && unknownKind.test(error.message);
  return isUnknown ? unsupportedType("unsupported_type", fileMessages.unsupportedPicture(name)) : invalid("damaged", fileMessages.damaged(name));
}

/** One page of a picture (counted from 0; others than TIFF have one), upright, on white, without metadata, in sRGB. */
export async function openImage(path: string, mediaType: MediaType, page: number, strictness: Strictness): Promise<Sharp> {
  const failOn = strictness === "strict" ? ("truncated" as const) : ("none" as const);
  const onWhite = (image: Sharp): Sharp => image.flatten({ background: "#ffffff" }).toColourspace("srgb");
  if (mediaType === "image/heic") return onWhite(await openHeic(path));
  if (mediaType === "image/bmp") return onWhite(await openBmp(path));
  const image = sharp(path, { failOn, limitInputPixels: maxImagePixels, sequentialRead: true, page });
  return onWhite(image.autoOrient());
}

async function heicFacts(path: string, name: string): Promise<ImageFacts> {
  const { width, height } = heifDimensions(await readFile(path));
  assertPixels(width, height, maxSlowImagePixels, name);
  // The size in the header does not include the rotation; the decoder applies it.
  const { default: decodeHeic } = await import("heic-decode");
  const images = await decodeHeic.all({ buffer: await readFile(path) });
  const first = images[0];
  const turned = first === undefined ? { width, height } : { width: first.width, height: first.height };
  images.dispose();
  return { pages: 1, ...turned };
}

async function openHeic(path: string): Promise<Sharp> {
  // Loaded on the first such picture, because the decoder is 2 MB of wasm.
  const { default: decodeHeic } = await import("heic-decode");
  const buffer = await readFile(path);
  const { width, height } = heifDimensions(buffer);
  assertPixels(width, height, maxSlowImagePixels, "");
  const decoded = await decodeHeic({ buffer });
  return rawImage(Buffer.from(decoded.data.buffer), decoded.width, decoded.height);
}

async function bmpFacts(path: string, name: string): Promise<ImageFacts> {
  const { width, height } = bmpDimensions(await readFile(path));
  assertPixels(width, height, maxSlowImagePixels, name);
  return { pages: 1, width, height };
}

async function openBmp(path: string): Promise<Sharp> {
  const bytes = await readFile(path);
  const { width, height } = bmpDimensions(bytes);
  assertPixels(width, height, maxSlowImagePixels, "");
  const decoded = decodeBmp(bytes, { toRGBA: true });
  // Most bitmaps leave their fourth byte at 0, which would read as wholly transparent.
  return rawImage(decoded.data, decoded.width, decoded.height).removeAlpha();
}

function rawImage(rgba: Buffer, width: number, height: number): Sharp {
  return sharp(rgba, { raw: { width, height, channels: 4 }, limitInputPixels: maxImagePixels });
}

function bmpDimensions(bytes: Buffer): { width: number; height: number } {
  const isOldHeader = bytes.readUInt32LE(14) === 12;
  return isOldHeader
    ? { width: bytes.readUInt16LE(18), height: bytes.readUInt16LE(20) }
    : { width: Math.abs(bytes.readInt32LE(18)), height: Math.abs(bytes.readInt32LE(22)) };
}

function assertPixels(width: number, height: number, limit: number, name: string): void {
  if (!(width > 0 && height > 0)) throw invalid("damaged", fileMessages.damaged(name));
  if (width * height > limit) throw invalid("image_too_large", fileMessages.tooManyPixels(name));
}
