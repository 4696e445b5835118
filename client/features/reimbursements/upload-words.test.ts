import { describe, expect, it } from "vitest";
import type { UploadState } from "./upload-queue.ts";
import { awaitedText, rowStateOf, submitWaitsText, waitingLabel } from "./upload-words.ts";

const upload = (name: string, state: UploadState) => ({ file: new File([], name), state });
const sending = upload("a.pdf", { phase: "sending", percent: 10 });
const removing = upload("wrong.pdf", { phase: "removing" });

describe("what is said of files that are awaited", () => {
  it("tells a file that is removed from one that is sent", () => {
    const texts = (files: Parameters<typeof awaitedText>[0]) => [waitingLabel(files), awaitedText(files), submitWaitsText(files)];
    expect(texts([removing])).toEqual([
      "Waiting until wrong.pdf is removed",
      "wrong.pdf is being removed.",
      "wrong.pdf is being removed. Submitting waits for it.",
    ]);
    expect(texts([sending, removing])).toEqual([
      "Waiting for a.pdf",
      "a.pdf is on the way. wrong.pdf is being removed.",
      "Still on the way: a.pdf. wrong.pdf is being removed. Submitting waits for them.",
    ]);
  });

  it("says that the line is down", () =>
    expect(awaitedText([upload("a.pdf", { phase: "waiting" })])).toBe(
      "You are offline. a.pdf goes as soon as the line is back; keep this window open.",
    ));

  it("says that the line is down only where nobody answers", () => {
    expect(awaitedText([upload("a.pdf", { phase: "busy" }), upload("b.pdf", { phase: "queued" })])).toBe("a.pdf, b.pdf are on the way.");
    expect([rowStateOf({ phase: "queued" }), rowStateOf({ phase: "busy" })]).toEqual([{ kind: "queued" }, { kind: "busy" }]);
  });
});
