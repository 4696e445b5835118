import { afterEach, expect, it, vi } from "vitest";
import { sendFile } from "./upload.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const stored = { reimbursementId: "PRD-2627-00007", version: 2, warnings: [] };

/** A request that gets no answer while `line.isDown`. */
function stubRequests(line: { isDown: boolean; tries: number }): void {
  class FakeRequest {
    readonly upload = {};
    readonly status = 200;
    readonly responseText = JSON.stringify(stored);
    onload = (): void => undefined;
    onerror = (): void => undefined;
    open(): void {}
    setRequestHeader(): void {}
    getResponseHeader(): null {
      return null;
    }
    send(): void {
      line.tries += 1;
      if (line.isDown) this.onerror();
      else this.onload();
    }
  }
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
}

it("waits while the browser is offline, however often it is tried, and goes once it is online", async () => {
  const line = { isDown: true, tries: 0 };
  stubRequests(line);
  vi.stubGlobal("navigator", { onLine: false });
  const window = new EventTarget();
  vi.stubGlobal("window", window);
  const phases: string[] = [];
  const sending = sendFile({
    url: "/uploads",
    file: new File(["%PDF"], "a.pdf"),
    idempotencyKey: "k",
    signal: new AbortController().signal,
    onProgress: ({ phase }) => phases.push(phase),
  });
  for (let tries = 1; tries <= 8; tries += 1) {
    await vi.waitFor(() => expect(phases).toHaveLength(tries));
    line.isDown = tries < 8;
    window.dispatchEvent(new Event("online"));
  }
  expect(await sending).toEqual(stored);
  expect(line.tries).toBe(9);
});

it("gives up a try on which nothing moves for a minute, and sends again with the same key", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("window", new EventTarget());
  const keys: string[] = [];
  class SilentRequest {
    readonly upload = {};
    readonly status = 200;
    readonly responseText = JSON.stringify(stored);
    onload = (): void => undefined;
    onabort = (): void => undefined;
    onloadend = (): void => undefined;
    open(): void {}
    setRequestHeader(name: string, value: string): void {
      if (name === "idempotency-key") keys.push(value);
    }
    getResponseHeader(): null {
      return null;
    }
    abort(): void {
      this.onabort();
      this.onloadend();
    }
    send(): void {
      if (keys.length < 2) return;
      this.onload();
      this.onloadend();
    }
  }
  vi.stubGlobal("XMLHttpRequest", SilentRequest);
  const phases: string[] = [];
  const file = new File(["%PDF"], "a.pdf");
  const sending = sendFile({
    url: "/uploads",
    file,
    idempotencyKey: "k",
    signal: new AbortController().signal,
    onProgress: ({ phase }) => phases.push(phase),
  });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(phases).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(phases).toEqual(["waiting"]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await sending).toEqual(stored);
  expect(keys).toEqual(["k", "k"]);
});

it("sends again with the same key when a proxy answers for a server that is restarted, and not after an error of the server itself", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("window", new EventTarget());
  const proxyPage = "<html>Bad Gateway</html>";
  const answers = [
    { status: 502, text: proxyPage },
    { status: 504, text: proxyPage },
    { status: 200, text: JSON.stringify(stored) },
    { status: 500, text: JSON.stringify({ code: "internal", message: "Something went wrong" }) },
  ];
  const keys: string[] = [];
  class AnsweredRequest {
    readonly upload = {};
    readonly status: number;
    readonly responseText: string;
    onload = (): void => undefined;
    onloadend = (): void => undefined;
    constructor() {
      const { status, text } = answers[keys.length] ?? { status: 0, text: "" };
      this.status = status;
      this.responseText = text;
    }
    open(): void {}
    setRequestHeader(name: string, value: string): void {
      if (name === "idempotency-key") keys.push(value);
    }
    getResponseHeader(): null {
      return null;
    }
    send(): void {
      this.onload();
      this.onloadend();
    }
  }
  vi.stubGlobal("XMLHttpRequest", AnsweredRequest);
  const phases: string[] = [];
  const send = (idempotencyKey: string) =>
    sendFile({
      url: "/uploads",
      file: new File(["%PDF"], "a.pdf"),
      idempotencyKey,
      signal: new AbortController().signal,
      onProgress: ({ phase }) => phases.push(phase),
    });
  const sending = send("k");
  await vi.advanceTimersByTimeAsync(1_000 + 3_000);
  expect(await sending).toEqual(stored);
  expect(phases).toEqual(["busy", "busy"]);
  expect(keys).toEqual(["k", "k", "k"]);
  await expect(send("l")).rejects.toMatchObject({ failure: { code: "internal", httpStatus: 500 } });
  expect(keys).toHaveLength(4);
});
