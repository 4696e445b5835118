import { fileMessages, maxFileBytes, mediaTypes } from "#domain/reimbursements/file-rules.ts";
import { isToBeShrunk } from "../../lib/pictures/shrink-picture.ts";
import type { Accept } from "#domain/reimbursements/scheme.ts";

const extraExtensions: Readonly<Record<string, keyof typeof mediaTypes>> = { jpeg: "image/jpeg", tiff: "image/tiff", heif: "image/heic" };

type ChosenFile = Pick<File, "name" | "size" | "type">;

/**
 * What is wrong with a chosen file as far as the browser can tell, so that the user does not wait for an upload that is refused
 * anyway; the server checks the content again. A picture that is too large is made smaller before it is sent.
 */
export function fileProblem(file: ChosenFile, accept: Accept): string | undefined {
  if (file.size === 0) return fileMessages.empty(file.name);
  if (!isAccepted(file, accept)) return fileMessages.wrongKind(file.name, accept);
  return file.size > maxFileBytes && !isToBeShrunk(file) ? fileMessages.tooLarge(file.name) : undefined;
}

/** By type or by ending: browsers know no type for some pictures of phones. */
function isAccepted({ name, type }: ChosenFile, accept: Accept): boolean {
  const ending = name.split(".").at(-1)?.toLowerCase() ?? "";
  return Object.entries(mediaTypes)
    .filter(([, kind]) => accept === "pdf_or_image" || kind.image)
    .some(([mediaType, kind]) => mediaType === type || kind.extension === ending || extraExtensions[ending] === mediaType);
}
