import { CodeNotLoaded } from "./code-not-loaded.ts";
import { makeJpeg } from "./make-jpeg.ts";
import type { PictureOrder, PictureAnswer } from "./picture-orders.ts";

addEventListener("message", ({ data }: MessageEvent<PictureOrder>) => {
  makeJpeg(data).then(
    (answer) => postMessage(answer),
    (error: unknown) => postMessage({ kind: "failed", isCode: error instanceof CodeNotLoaded } satisfies PictureAnswer),
  );
});
postMessage({ kind: "ready" } satisfies PictureAnswer);
