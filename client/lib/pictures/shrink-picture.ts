import { fileMessages, maxFileBytes, maxSentSidePx } from "#domain/reimbursements/file-rules.ts";
import { formatBytes } from "../../shared/format.ts";
import { CodeNotLoaded } from "./code-not-loaded.ts";
import { makePicture } from "./picture-orders.ts";

/** Kinds that a browser or the decoder of this folder opens. */
const pictureName = /\.(jpe?g|png|webp|heic|heif|avif|bmp)$/iu;
const pictureType = /^image\/(jpeg|png|webp|heic|heif|avif|bmp)$/u;
/** Larger than any phone makes; decoding it could end the page. */
const maxChosenBytes = 100 * 1024 * 1024;

type Chosen = Pick<File, "name" | "size" | "type">;

/** True for a picture that can be made smaller before it is sent. */
export const canShrink = ({ name, size, type }: Chosen): boolean => size <= maxChosenBytes && (pictureType.test(type) || pictureName.test(name));

/** True for a picture that is too large to be sent as it is. */
export const isToBeShrunk = (file: Chosen): boolean => file.size > maxFileBytes && canShrink(file);

export type ShrunkPicture = { readonly file: File; /** Such as "7.7 MB made 1.6 MB". */ readonly remark: string };

/** A picture that cannot be made small enough; its message is for people. */
export class CannotShrink extends Error {}

/** The same picture as a JPEG that the server takes. @throws CannotShrink; CodeNotLoaded */
export async function shrinkPicture(file: File): Promise<ShrunkPicture> {
  const made = await makePicture({ file, maxSidePx: maxSentSidePx, maxBytes: maxFileBytes, turns: 0 }).catch((error: unknown) => {
    if (error instanceof CodeNotLoaded) throw error;
    return undefined;
  });
  if (made === undefined || made.blob.size > maxFileBytes) throw new CannotShrink(fileMessages.tooLarge(file.name));
  const name = `${file.name.replace(/\.[^.]*$/u, "")}.jpg`;
  return {
    file: new File([made.blob], name, { type: "image/jpeg" }),
    remark: `${name}: ${formatBytes(file.size)} made ${formatBytes(made.blob.size)}`,
  };
}

/** Makes a picture smaller that is too large to be sent; undefined for a file that is sent as it is. The promise rejects as `shrinkPicture` does. */
export const shrinkIfTooLarge = (file: File): Promise<ShrunkPicture> | undefined => (isToBeShrunk(file) ? shrinkPicture(file) : undefined);
