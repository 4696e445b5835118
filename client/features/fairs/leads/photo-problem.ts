import { CodeNotLoaded } from "../../../lib/pictures/code-not-loaded.ts";

/** Why a photo of a card was not taken. The code that opens HEIC pictures is not kept for use without a connection: it is 3 MB. */
export const photoProblem = (error: unknown): string =>
  error instanceof CodeNotLoaded
    ? "This kind of picture opens only with an internet connection. Set the camera to JPG and take the photo again, or reload the page with a connection."
    : "This picture cannot be opened. Take the photo again.";
