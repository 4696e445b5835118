import { afterEach, expect, it, vi } from "vitest";
import { CodeNotLoaded } from "./code-not-loaded.ts";
import type { PictureAnswer } from "./picture-orders.ts";
import { CannotShrink, shrinkPicture } from "./shrink-picture.ts";

afterEach(() => vi.unstubAllGlobals());

/** Workers, which only a browser has: each gives these answers to its order, or fails as one whose script is not there. */
function giveWorkers(...answers: readonly (PictureAnswer | "error")[]): void {
  class PreparedWorker extends EventTarget {
    terminate(): void {}
    postMessage(): void {
      for (const data of answers) this.dispatchEvent(data === "error" ? new Event("error") : new MessageEvent("message", { data }));
    }
  }
  vi.stubGlobal("Worker", PreparedWorker);
}
const photo = new File(["large"], "licence.heic");

it("tells code that did not arrive from a picture that cannot be decoded", async () => {
  giveWorkers("error");
  await expect(shrinkPicture(photo)).rejects.toThrow(CodeNotLoaded);
  giveWorkers({ kind: "ready" }, { kind: "failed", isCode: true });
  await expect(shrinkPicture(photo)).rejects.toThrow(CodeNotLoaded);
  giveWorkers({ kind: "ready" }, { kind: "failed", isCode: false });
  await expect(shrinkPicture(photo)).rejects.toThrow(CannotShrink);
  giveWorkers({ kind: "ready" }, "error");
  await expect(shrinkPicture(photo)).rejects.toThrow(CannotShrink);
  giveWorkers({ kind: "ready" }, { kind: "made", blob: new Blob(["small"]), width: 4, height: 3 });
  expect((await shrinkPicture(photo)).file.name).toBe("licence.jpg");
});
