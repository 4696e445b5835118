import { council } from "../council.ts";
import type { Accept } from "./scheme.ts";

/** The largest accepted file, in bytes, inclusive. @source specification 4 "each file under 5 MB" */
export const maxFileBytes = 5 * 1024 * 1024;
/** Longest side of a picture that was made smaller: a line of 8-point print on A4 stays readable. */
export const maxSentSidePx = 2_500;
/** The most bytes that all drafts of a firm may hold. @source security.md row 24 */
export const maxDraftBytesPerFirm = 500 * 1024 * 1024;
/** With what was replaced or removed in them: those files stay stored. */
export const maxStoredDraftBytesPerFirm = 4 * maxDraftBytesPerFirm;
/** The most pages of a file; no document of a reimbursement needs more. */
export const maxFilePages = 1_000;
/** Most pages of a TIFF: each is decoded when it arrives and when the dossier is built. */
export const maxTiffPages = 200;
/** The most further papers of one reply. */
export const maxFurtherPapers = 10;
/** The most pixels of a picture, read from its header before it is decoded. */
export const maxImagePixels = 100_000_000;
/** Lower, because the wasm and JavaScript decoders need four bytes a pixel and more. */
export const maxSlowImagePixels = 40_000_000;

/** Every accepted kind of file, by the media type under which it is stored. */
export const mediaTypes = {
  "application/pdf": { label: "PDF", extension: "pdf", image: false },
  "image/jpeg": { label: "JPG", extension: "jpg", image: true },
  "image/png": { label: "PNG", extension: "png", image: true },
  "image/webp": { label: "WebP", extension: "webp", image: true },
  "image/gif": { label: "GIF", extension: "gif", image: true },
  "image/tiff": { label: "TIFF", extension: "tif", image: true },
  "image/heic": { label: "HEIC", extension: "heic", image: true },
  "image/avif": { label: "AVIF", extension: "avif", image: true },
  "image/bmp": { label: "BMP", extension: "bmp", image: true },
} as const satisfies Record<string, { label: string; extension: string; image: boolean }>;
export type MediaType = keyof typeof mediaTypes;

/** True for an accepted media type. */
export function isMediaType(value: string): value is MediaType {
  return Object.hasOwn(mediaTypes, value);
}

/** True when a field with this `accept` takes files of this media type. */
export function fits(mediaType: MediaType, accept: Accept): boolean {
  return accept === "pdf_or_image" || mediaTypes[mediaType].image;
}

/** The value of an input's `accept` attribute: a hint to the file picker, never a check. */
export function acceptAttribute(accept: Accept): string {
  return Object.entries(mediaTypes)
    .filter(([, kind]) => accept === "pdf_or_image" || kind.image)
    .flatMap(([mediaType, kind]) => [mediaType, `.${kind.extension}`])
    .join(",");
}

const pictureLabels = Object.values(mediaTypes).flatMap(({ label, image }) => (image ? [label] : []));
/** The pictures that a field takes, for its hint. */
export const acceptedPictures = `${pictureLabels.slice(0, -1).join(", ")} or ${pictureLabels.at(-1)} of at most 5 MB`;

/** Messages about one file; `name` is the name that the user sees. @source ux.md "Uploads" */
export const fileMessages = {
  wrongKind: (name: string, accept: Accept) => (accept === "image" ? `${name} must be a JPG or PNG` : `${name} must be a PDF, JPG or PNG`),
  tooLarge: (name: string) => `${name} must be smaller than 5 MB`,
  empty: (name: string) => `${name} is empty. Choose the file again.`,
  passwordProtected: (name: string) => `${name} is password protected. Save a copy without a password and choose it again.`,
  repaired: (name: string) => `${name} was damaged and has been repaired. Check its pages; if one is missing, scan it again.`,
  oneFileOnly: (accept: Accept) =>
    accept === "image"
      ? "Only one picture fits here. Choose the one that shows the most."
      : "Only one file fits here. Join the photos to one PDF, or put all pages into one PDF, and choose it.",
  sameAgain: "The same file was there already.",
  unsupportedPicture: (name: string) => `${name} is a kind of picture that cannot be shown here. Save it as JPG or PNG and choose the new copy.`,
  damaged: (name: string) => `${name} is damaged and cannot be opened. Save or scan it again and choose the new copy.`,
  tooManyPixels: (name: string) => `${name} has too many pixels. Save a smaller copy of the picture and choose it.`,
  tooManyPages: (name: string, most: number) => `${name} has more than ${most.toLocaleString("en-IN")} pages. Save only the pages that are needed.`,
  unreadable: (name: string) => `${name} takes too long to open. Scan or print it again as a plain PDF or JPG and choose the new copy.`,
  dynamicForm: "This is a form that only some programs can show. Print it to a new PDF if its pages look empty here.",
  noSuchPage: "This file has no such page.",
  cannotBeShown: "This page cannot be shown here. Download the file to read it.",
  pageTooSlow: "This page could not be shown in time. Try again, or download the file to read it.",
  pageNotCome: "This page has not come. Look at your internet connection and try again.",
  pageNotSharper: "A sharper picture of this page has not come. Zoom or rotate the page to ask for it again.",
  interrupted: (name: string) => `${name} could not be uploaded, try again`,
  notMadeSmaller: (name: string) =>
    `${name} could not be made smaller, because this page could not load what it needs. Look at your internet connection and try again. If that does not help, reload the page and choose the file again, or choose a copy under 5 MB.`,
  waitForUpload: "Wait until the file is uploaded, then try again.",
  notUploaded: "A file was not uploaded. Choose another one or remove it first.",
  tooSlow: "The line was too slow and the upload was stopped. Try again, or choose a smaller copy of the file.",
  malformed: "The upload could not be read. Choose the file again.",
  tooManyFiles: "Too many files came at once. Choose fewer files.",
  tooManyOf: (maxCount: number) => (maxCount === 1 ? "Only one file fits here. Send one." : `At most ${maxCount} files fit here. Send fewer.`),
  noSuchField: (name: string) => `No file is taken under the name ${name}.`,
  storeUnavailable: "Files cannot be stored right now. Nothing is lost: try again in a few minutes.",
  storeUnreadable: "This file cannot be read right now. Try again in a few minutes.",
  cannotBeRead: `The stored file cannot be read. Tell ${council.shortName}, which can put it back from a backup.`,
  notStored: "No such file.",
  notInArchive: (names: readonly string[]) =>
    `The stored files of these documents cannot be read, so they are not in this archive. Tell ${council.shortName}, which can put them back from a backup.\n\n${names.join("\n")}\n`,
  busy: "Many files are being checked right now. Try again in a minute.",
} as const;

/** Remarks in the dossier on a file that it cannot show; the original is then attached, if there is one. */
export const dossierRemarks = {
  thisFile: "This file",
  passwordProtected: "This file is password protected, so its pages cannot be shown here. The original is attached to this PDF.",
  damaged: "This file is damaged and cannot be opened. The original is attached to this PDF.",
  lost: `The stored file cannot be read, so it is not in this PDF. Tell ${council.shortName}, which can put it back from a backup.`,
  tooManyPages: "This file has more than 1,000 pages, so they are not shown here. The original is attached to this PDF.",
  tooManyPixels: "This picture has too many pixels to be shown here. The original is attached to this PDF.",
  unreadable: "This file could not be opened within the limits of time and memory. The original is attached to this PDF.",
  firstPages: `Only the first ${maxTiffPages} pages of this file are shown here. The original is attached to this PDF.`,
  repaired: "This file was damaged and has been repaired for this PDF. The original is attached.",
  partlyDamaged: "Part of this picture is damaged; what could be read is shown. The original is attached to this PDF.",
  dynamicForm: "This file is a form that only some programs can show in full. The original is attached to this PDF.",
  drawnAsPictures: "This file has hidden layers, so its pages are drawn as pictures of what it shows. The original is attached.",
  hiddenLayers: "This file has hidden layers that may be visible here. The original is attached to this PDF.",
} as const;
