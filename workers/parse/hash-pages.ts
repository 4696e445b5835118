import { deflateRawSync, inflateRawSync } from "node:zlib";
import { difference } from "#domain/radar/compare-pages.ts";
import { fingerprintOf, greyWidthPx, packDetail, unpackDetail } from "#domain/radar/fingerprint.ts";
import type { GreyPage } from "#domain/radar/ink.ts";
import { invalid } from "#domain/errors.ts";
import { fileMessages } from "#domain/reimbursements/file-rules.ts";
import type { ComparePagesInput, HashedPages, HashPagesInput, OutputOf } from "#server/infra/sandbox-protocol.ts";
import { openImage, readImageFacts } from "./images.ts";
import { withPdf } from "./open-pdf.ts";
import type { Bitmap } from "./pdf-document.ts";

/** No document that proves a cost has more; catalogues have. */
const maxHashedPages = 40;
const maxPixels = 1_500_000;

/**
 * The hashes of the pages of a file, at most 40. A blank page has none, and one page that cannot be drawn does not count against the others.
 * @throws invalid (`cannot_be_shown`: no page can be drawn)
 */
export async function hashPages(input: HashPagesInput): Promise<HashedPages> {
  try {
    const pages = input.mediaType === "application/pdf" ? await pdfPages(input) : await picturePages(input);
    return { pages };
  } catch {
    throw invalid("cannot_be_shown", fileMessages.cannotBeShown);
  }
}

type HashedPage = HashedPages["pages"][number];

const pdfPages = (input: HashPagesInput): Promise<HashedPage[]> =>
  withPdf({ ...input, repairedPath: `${input.path}.repaired` }, (document) => {
    const count = Math.min(document.claimedPages(), maxHashedPages);
    const drawn = Array.from({ length: count }, (_, index) => document.render(index, greyWidthPx, maxPixels));
    if (drawn.every((bitmap) => bitmap === undefined)) throw new Error("no page");
    return drawn.flatMap((bitmap, index) => (bitmap === undefined ? [] : hashed(greyOf(bitmap), index + 1)));
  });

function greyOf({ rgba, width, height }: Bitmap): GreyPage {
  const data = new Uint8Array(width * height);
  for (let at = 0; at < data.length; at += 1)
    data[at] = ((rgba[at * 4] ?? 0) * 77 + (rgba[at * 4 + 1] ?? 0) * 151 + (rgba[at * 4 + 2] ?? 0) * 28) >> 8;
  return { data, width, height };
}

async function picturePages(input: HashPagesInput): Promise<HashedPage[]> {
  const { pages } = await readImageFacts(input.path, input.mediaType, "");
  const found: HashedPage[] = [];
  for (let page = 0; page < Math.min(pages, maxHashedPages); page += 1) {
    const image = await openImage(input.path, input.mediaType, page, "salvage");
    const { data, info } = await image
      .greyscale()
      .resize({ width: greyWidthPx, height: greyWidthPx * 2, fit: "inside" })
      .raw()
      .toBuffer({ resolveWithObject: true });
    found.push(...hashed({ data, width: info.width, height: info.height }, page + 1));
  }
  return found;
}

function hashed(grey: GreyPage, page: number): HashedPage[] {
  const fingerprint = fingerprintOf(grey);
  if (fingerprint === undefined) return [];
  const { hash, fineHash, detail } = fingerprint;
  return [{ page, hash: String(hash), fineHash, detail: deflateRawSync(packDetail(detail)).toString("base64") }];
}

/** How much a page differs from each of the others. */
export function comparePages({ detail, others }: ComparePagesInput): Promise<OutputOf<"comparePages">> {
  const mine = detailOf(detail);
  return Promise.resolve({ differences: others.map((other) => difference(mine, detailOf(other))) });
}

const detailOf = (text: string): Uint8Array => unpackDetail(inflateRawSync(Buffer.from(text, "base64")));
