import { makeJpeg } from "./make-jpeg.ts";
import type { PictureOrder, PictureAnswer } from "./picture-orders.ts";

addEventListener("message", ({ data }: MessageEvent<PictureOrder>) => {
  makeJpeg(data).then(
    (answer) => postMessage(answer),
    () => postMessage({ kind: "failed" } satisfies PictureAnswer),
  );
});
