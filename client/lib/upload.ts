import { z } from "zod";
import { clientHeader, sessionHeader } from "#domain/accounts/web-headers.ts";
import { fileMessages } from "#domain/reimbursements/file-rules.ts";
import { watchStall } from "../shared/stall.ts";
import { pageUserHeaders } from "./page-user.ts";
import { noteSessionOver, noteSessionSeconds } from "./session-clock.ts";
import type { CallFailure } from "./trpc.ts";

const retryDelaysMs = [1_000, 3_000, 8_000, 20_000];
const Refusal = z.object({ message: z.string(), code: z.string(), fields: z.record(z.string(), z.array(z.string())).catch({}) });
const Stored = z.object({
  reimbursementId: z.string(),
  version: z.int(),
  warnings: z.array(z.string()).catch([]),
  document: z.object({ fieldName: z.string(), version: z.int(), fileId: z.string() }).optional(),
});

/** Where a stored file belongs now. */
export type StoredUpload = z.infer<typeof Stored>;
/**
 * How far a file has come: a large picture is made smaller first; the share of its bytes that left, in whole percent; "checking" once all have.
 * Between two tries: "waiting" without a line, "busy" after an answer of a server that recovers or takes no more at once.
 */
export type UploadProgress =
  | { readonly phase: "sending"; readonly percent: number }
  | { readonly phase: "shrinking" | "checking" | "waiting" | "busy" };
export type UploadRequest = {
  readonly url: string;
  readonly file: File;
  /** Text parts that go with the file. */
  readonly parts?: Readonly<Record<string, string>>;
  /** The same for every try, so that a lost answer cannot store the file twice. */
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: UploadProgress) => void;
};

/** Why a file was not stored; `failure.code` is empty when no answer came at all. */
export class UploadFailed extends Error {
  readonly failure: CallFailure;
  constructor(failure: CallFailure) {
    super(failure.message);
    this.name = "UploadFailed";
    this.failure = failure;
  }
}

/**
 * Sends one file and tells how far it is. A lost line or a server that recovers is tried again with the same key, at
 * once when the browser says that it is online again. While the browser is offline the file waits for as long as that takes.
 * @throws UploadFailed (refused, or no answer after the last try); DOMException AbortError (the signal)
 */
export const sendFile = (request: UploadRequest): Promise<StoredUpload> => sendFileAs(request, Stored);

/** The same for an address with another answer. */
export async function sendFileAs<T>(request: UploadRequest, shape: z.ZodType<T>): Promise<T> {
  const delaysMs = [...retryDelaysMs];
  for (;;) {
    try {
      return await sendOnce(request, shape);
    } catch (error) {
      const delayMs = navigator.onLine ? delaysMs.shift() : Infinity;
      if (delayMs === undefined || !(error instanceof UploadFailed) || !isPassing(error.failure)) throw error;
      request.onProgress({ phase: error.failure.httpStatus !== 0 && navigator.onLine ? "busy" : "waiting" });
      await lineIsBack(delayMs, request.signal);
    }
  }
}

/** No answer, a server that recovers, a proxy whose server is restarted (502, 504), or too many uploads at once from this network. */
const passingStatuses: readonly number[] = [0, 429, 502, 503, 504];
const isPassing = ({ httpStatus }: CallFailure): boolean => passingStatuses.includes(httpStatus);

/** True if the same bytes may be taken another time: the line or the server failed, or the user has to sign in again. */
export const mayBeSentAgain = ({ code, httpStatus }: CallFailure): boolean =>
  httpStatus === 0 || httpStatus === 401 || httpStatus === 429 || httpStatus >= 500 || code === "upload_too_slow";

function sendOnce<T>({ url, file, parts = {}, idempotencyKey, signal, onProgress }: UploadRequest, shape: z.ZodType<T>): Promise<T> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const stop = () => xhr.abort();
    signal.addEventListener("abort", stop);
    const stall = watchStall(stop);
    xhr.upload.onprogress = ({ loaded, total }) => {
      stall.moved("sending");
      onProgress({ phase: "sending", percent: total === 0 ? 0 : Math.floor((loaded / total) * 100) });
    };
    xhr.upload.onload = () => {
      stall.moved("checking");
      onProgress({ phase: "checking" });
    };
    xhr.onabort = () => reject(signal.aborted ? signal.reason : new UploadFailed(noAnswer(file.name)));
    xhr.onerror = () => reject(new UploadFailed(noAnswer(file.name)));
    xhr.onload = () => {
      noteSessionSeconds(xhr.getResponseHeader(sessionHeader));
      const stored = shape.safeParse(jsonOf(xhr.responseText));
      if (xhr.status === 200 && stored.success) return resolve(stored.data);
      const failure = refusalOf(xhr, file.name);
      if (failure.code === "token_not_valid") noteSessionOver();
      reject(new UploadFailed(failure));
    };
    xhr.onloadend = () => {
      stall.end();
      signal.removeEventListener("abort", stop);
    };
    xhr.open("POST", url);
    xhr.setRequestHeader(clientHeader, "web");
    xhr.setRequestHeader("idempotency-key", idempotencyKey);
    for (const [name, value] of Object.entries(pageUserHeaders())) xhr.setRequestHeader(name, value);
    const form = new FormData();
    for (const [name, text] of Object.entries(parts)) form.append(name, text);
    form.append("file", file, file.name);
    stall.moved("sending");
    xhr.send(form);
  });
}

const noAnswer = (name: string): CallFailure => ({ code: "", message: fileMessages.interrupted(name), fields: {}, httpStatus: 0 });

function refusalOf(xhr: XMLHttpRequest, name: string): CallFailure {
  const refusal = Refusal.safeParse(jsonOf(xhr.responseText));
  return refusal.success ? { ...refusal.data, httpStatus: xhr.status } : { ...noAnswer(name), code: "internal", httpStatus: xhr.status };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // a proxy's page instead of our answer; the caller tells by the status
  }
}

function lineIsBack(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = new AbortController();
    const finish = (end: () => void) => () => {
      clearTimeout(timer);
      stop.abort();
      end();
    };
    const timer = delayMs === Infinity ? undefined : setTimeout(finish(resolve), delayMs);
    window.addEventListener("online", finish(resolve), { signal: stop.signal });
    signal.addEventListener(
      "abort",
      finish(() => reject(signal.reason)),
      { signal: stop.signal },
    );
  });
}
