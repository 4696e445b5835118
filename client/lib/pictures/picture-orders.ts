import { CodeNotLoaded } from "./code-not-loaded.ts";

/** A picture to be drawn as JPEG by the worker. */
export type PictureOrder = {
  readonly file: Blob;
  readonly maxSidePx: number;
  readonly maxBytes: number;
  /** Quarter turns clockwise, 0 to 3. */
  readonly turns: number;
};
/** "ready": the code of the worker has arrived. `isCode`: the decoder has not, so that nothing is known of the picture. */
export type PictureAnswer =
  | { readonly kind: "ready" }
  | { readonly kind: "made"; readonly blob: Blob; readonly width: number; readonly height: number }
  | { readonly kind: "failed"; readonly isCode: boolean };
export type MadePicture = Extract<PictureAnswer, { kind: "made" }>;

/** Draws one picture in a process of its own, so that the page answers meanwhile. @throws Error when it cannot be decoded; CodeNotLoaded */
export function makePicture(order: PictureOrder): Promise<MadePicture> {
  const worker = new Worker(new URL("./picture-worker.ts", import.meta.url), { type: "module" });
  return new Promise<MadePicture>((resolve, reject) => {
    let isReady = false;
    const refuse = (isCode: boolean): void => reject(isCode ? new CodeNotLoaded() : new Error("the picture cannot be decoded"));
    worker.addEventListener("message", ({ data }: MessageEvent<PictureAnswer>) => {
      if (data.kind === "ready") isReady = true;
      else if (data.kind === "made") resolve(data);
      else refuse(data.isCode);
    });
    worker.addEventListener("error", () => refuse(!isReady));
    worker.postMessage(order);
  }).finally(() => worker.terminate());
}
