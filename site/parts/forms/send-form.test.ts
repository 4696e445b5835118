import { afterEach, expect, it, vi } from "vitest";
import { hasOutcome, sendForm, type FormAnswer } from "./send-form.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A request that gets no answer. */
class SilentRequest extends EventTarget {
  static readonly sent: SilentRequest[] = [];
  readonly upload = new EventTarget();
  readonly status = 0;
  readonly responseXML = null;
  readonly responseURL = "";
  open(): void {}
  send(): void {
    SilentRequest.sent.push(this);
  }
  abort(): void {
    this.dispatchEvent(new Event("loadend"));
  }
}

it("ends an upload on which nothing moves for a minute, or for three while the server checks, without an answer", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("XMLHttpRequest", SilentRequest);
  const answers: FormAnswer[] = [];
  const percents: number[] = [];
  const send = (): void => {
    const request = { method: "post", address: new URL("https://portal.example/join/documents"), body: null };
    void sendForm(request, (percent) => percents.push(percent)).then((answer) => answers.push(answer));
  };

  send();
  await vi.advanceTimersByTimeAsync(59_000);
  SilentRequest.sent[0]?.upload.dispatchEvent(Object.assign(new Event("progress"), { loaded: 1, total: 2 }));
  await vi.advanceTimersByTimeAsync(59_000);
  expect([percents, answers]).toEqual([[50], []]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(answers).toEqual([{ status: 0, page: null, address: "" }]);
  expect(answers.map(hasOutcome)).toEqual([false]);

  send();
  SilentRequest.sent[1]?.upload.dispatchEvent(new Event("load"));
  await vi.advanceTimersByTimeAsync(179_000);
  expect(answers).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(answers).toHaveLength(2);
});
