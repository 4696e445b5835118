import { fileMessages } from "#domain/reimbursements/file-rules.ts";
import { newUuid } from "../../lib/uuid.ts";
import { withFile, withoutFile, type PendingFile } from "../../lib/local-progress.ts";
import { CodeNotLoaded } from "../../lib/pictures/code-not-loaded.ts";
import { CannotShrink } from "../../lib/pictures/shrink-picture.ts";
import { mayBeSentAgain, UploadFailed, type StoredUpload, type UploadProgress, type UploadRequest } from "../../lib/upload.ts";
import type { Draft } from "./draft.ts";

/** "removing": it was taken out after it had arrived, and the server is to forget it. */
export type UploadState = { readonly phase: "queued" | "removing" } | UploadProgress | UploadRefusal;
/**
 * `canRetry`: the same bytes may be taken another time, because it was the line or the server that failed. `isStale`: another file was
 * put there meanwhile, and this one goes in its place only when the user says so. `isSignedOut`: it waits for the user to sign in again.
 */
type UploadRefusal = {
  readonly phase: "failed";
  readonly message: string;
  readonly canRetry: boolean;
  readonly isStale?: boolean;
  readonly isSignedOut?: boolean;
};
/** A file on its way; it leaves the list once the server's own list has it. */
export type QueuedUpload = {
  readonly key: string;
  readonly draft: Draft;
  readonly fieldName: string;
  /** The name of a further paper. */
  readonly paperName: string | undefined;
  readonly file: File;
  readonly state: UploadState;
  /** All of it left once, and no refusal came: the answer may be lost. */
  readonly mayBeStored?: boolean;
};
/** Where a file goes. `documentVersion`: the version of the document that the user saw. */
type UploadPlace = Pick<QueuedUpload, "draft" | "fieldName"> & {
  readonly isSingle: boolean;
  readonly paperName?: string | undefined;
  readonly documentVersion?: number | undefined;
};
/** What the user is told about a file that was stored: that it was made smaller, repaired or there already. */
export type UploadRemark = { readonly draft: Draft; readonly fieldName: string; readonly text: string };
type Entry = {
  readonly upload: QueuedUpload;
  readonly documentVersion: number | undefined;
  readonly stop: AbortController;
  readonly idempotencyKey: string;
  /** The number of the draft in the address of the last try, or "new". */
  readonly sentTo?: string;
  readonly onStored: OnStored;
};
/**
 * Brings the server's list up to date; without `stored` the file was not stored because another one had been put there meanwhile. `replaced` is
 * the version of the document in whose place the file was stored.
 */
export type OnStored = (stored?: StoredUpload, replaced?: number) => Promise<unknown>;
type Send = (request: UploadRequest) => Promise<StoredUpload>;
/** Makes a file smaller that is too large to be sent; undefined for one that is sent as it is. */
type Shrink = (file: File) => Promise<{ readonly file: File; readonly remark: string }> | undefined;

/** What this browser keeps of a file until the server has it. */
const keptOf = ({ key, fieldName, file: { name, size } }: QueuedUpload): PendingFile => ({ key, fieldName, name, sizeBytes: size });
const isActive = ({ state }: QueuedUpload): boolean => state.phase !== "failed";
const isUnderWay = ({ state: { phase } }: QueuedUpload): boolean => phase === "sending" || phase === "waiting" || phase === "busy";
/** The server has all of it, and stores it whatever this browser does. Its answer may have been lost, and then the file is on its way again. */
export const hasArrived = (upload: QueuedUpload): boolean =>
  upload.state.phase === "checking" || upload.state.phase === "removing" || (upload.mayBeStored === true && isUnderWay(upload));
const isRefused = (state: UploadState): boolean => state.phase === "failed" && (!state.canRetry || state.isStale === true);

/**
 * All uploads in progress. The queue lives above the pages: a file chosen on one step uploads while another is
 * filled in. Files go one after the other, so that a slow connection finishes one before it begins the next.
 */
export class UploadQueue {
  readonly #send: Send;
  readonly #shrink: Shrink;
  readonly #listeners = new Set<() => void>();
  #entries: readonly Entry[] = [];
  #uploads: readonly QueuedUpload[] = [];
  #remarks: readonly UploadRemark[] = [];
  #isRunning = false;

  constructor(send: Send, shrink: Shrink = () => undefined) {
    this.#send = send;
    this.#shrink = shrink;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly list = (): readonly QueuedUpload[] => this.#uploads;

  readonly remarks = (): readonly UploadRemark[] => this.#remarks;

  /** Starts to send a file; `onStored` brings the server's list up to date before the row goes. */
  add({ draft, fieldName, isSingle, paperName, documentVersion }: UploadPlace, file: File, onStored: OnStored): void {
    const before = this.#entries.filter(
      ({ upload }) => upload.fieldName === fieldName && upload.paperName === paperName && upload.draft.isSameAs(draft),
    );
    const key = newUuid();
    const follow: OnStored = async (stored) => {
      if (stored?.document !== undefined) this.#change(key, { documentVersion: stored.document.version });
      await onStored();
    };
    if (isSingle) for (const { upload } of before) this.cancel(upload.key, follow);
    if (before.length === 0 || isSingle)
      this.#remarks = this.#remarks.filter((remark) => remark.fieldName !== fieldName || !remark.draft.isSameAs(draft));
    const upload: QueuedUpload = { key, draft, fieldName, paperName, file, state: { phase: "queued" } };
    draft.keep(withFile(keptOf(upload)));
    this.#update([...this.#entries, { upload, documentVersion, stop: new AbortController(), idempotencyKey: key, onStored }]);
    void this.#work();
  }

  /** Sends a failed file again. @param seenVersion the version of the document that the user chose to replace */
  retry(key: string, seenVersion?: number): void {
    if (seenVersion !== undefined) this.#change(key, { documentVersion: seenVersion });
    this.#show(key, { phase: "queued" });
    void this.#work();
  }

  /** Sends every failed file again that the server may take now, without a choice of the user. */
  retryAll(): void {
    for (const { key, state } of this.#uploads) if (state.phase === "failed" && state.canRetry && state.isStale !== true) this.retry(key);
  }

  /** Sends every file again that was refused because the session was over. */
  retrySignedOut(): void {
    for (const { key, state } of this.#uploads) if (state.phase === "failed" && state.isSignedOut === true) this.retry(key);
  }

  /**
   * Stops a file and forgets it.
   * @param takeBack takes the place of `onStored` for a file that has arrived: its row stays until it is stored. Without an answer it brings
   * the server's list up to date
   */
  cancel(key: string, takeBack?: OnStored): void {
    const entry = this.#find(key);
    if (entry === undefined) return;
    if (takeBack !== undefined && hasArrived(entry.upload)) {
      this.#change(key, { onStored: takeBack });
      return this.#show(key, { phase: "removing" });
    }
    entry.stop.abort();
    this.#remove(entry);
    if (entry.upload.mayBeStored === true) void takeBack?.();
  }

  /**
   * Stops the uploads of a draft and removes them from the queue. A file that has arrived is awaited, because the server stores it whatever
   * this browser does. @returns a function that puts them back, with the same idempotency keys
   */
  async takeOut(draft: Draft): Promise<() => void> {
    const taken: Entry[] = [];
    for (;;) {
      const own = this.#entries.filter(({ upload }) => upload.draft.isSameAs(draft));
      const free = own.filter(({ upload }) => !hasArrived(upload));
      for (const { stop } of free) stop.abort();
      taken.push(...free);
      this.#update(this.#entries.filter((entry) => !free.includes(entry)));
      if (free.length === own.length) break;
      await this.#nextChange();
    }
    return () => {
      const again = taken.map(({ upload, ...entry }): Entry => {
        const state = isActive(upload) ? ({ phase: "queued" } as const) : upload.state;
        return { ...entry, upload: { ...upload, state }, stop: new AbortController() };
      });
      this.#update([...this.#entries, ...again]);
      void this.#work();
    };
  }

  /** Resolves when nothing of this draft is on its way any more. */
  async settled(draft: Draft): Promise<void> {
    while (this.#uploads.some((upload) => isActive(upload) && upload.draft.isSameAs(draft))) await this.#nextChange();
  }

  async #work(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (let next = this.#next(); next !== undefined; next = this.#next()) await this.#deliver(next);
    this.#isRunning = false;
  }

  /** One key for every try; another one once the draft has a number, because that is another address. */
  #keyFor({ upload: { key }, idempotencyKey, sentTo }: Entry, id: string | undefined): string {
    const next = sentTo === "new" && id !== undefined ? newUuid() : idempotencyKey;
    this.#change(key, { idempotencyKey: next, sentTo: id ?? "new" });
    return next;
  }

  #next(): Entry | undefined {
    return this.#entries.find(({ upload }) => upload.state.phase === "queued");
  }

  async #deliver(entry: Entry): Promise<void> {
    const { key, draft, fieldName, paperName, file: chosen } = entry.upload;
    const { documentVersion } = entry;
    const parts = {
      ...(paperName === undefined ? {} : { paperName }),
      ...(documentVersion === undefined ? {} : { documentVersion: String(documentVersion) }),
    };
    try {
      const shrinking = this.#shrink(chosen);
      if (shrinking !== undefined) this.#show(key, { phase: "shrinking" });
      const { file, remark } = (await shrinking) ?? { file: chosen, remark: undefined };
      if (entry.stop.signal.aborted) return;
      if (file !== chosen) draft.keep(withFile({ ...keptOf(entry.upload), sent: { name: file.name, sizeBytes: file.size } }));
      this.#show(key, { phase: "sending", percent: 0 });
      const send = (id: string | undefined) =>
        this.#send({
          url: `/uploads/${draft.scheme}/${id ?? "new"}/${encodeURIComponent(fieldName)}`,
          file,
          parts: id === undefined ? { ...draft.start, ...parts } : parts,
          idempotencyKey: this.#keyFor(entry, id),
          signal: entry.stop.signal,
          onProgress: (progress) => {
            if (!this.#isRemoving(key)) this.#show(key, progress);
          },
        });
      const stored = await draft.run(send, ({ reimbursementId }) => reimbursementId);
      // The server has it, also if this window is closed before its list is read.
      draft.keep(withoutFile(key));
      const texts = this.#isRemoving(key) ? [] : [...(remark === undefined ? [] : [remark]), ...stored.warnings];
      this.#remarks = [...this.#remarks, ...texts.map((text) => ({ draft, fieldName, text }))];
      await this.#callOnStored(key, stored);
      this.#remove(entry);
    } catch (error) {
      if (entry.stop.signal.aborted) return;
      if (this.#isRemoving(key)) {
        await this.#find(key)?.onStored();
        return this.#remove(entry);
      }
      const refusal = refusalOf(error, chosen.name);
      if (!refusal.canRetry) draft.keep(withFile({ ...keptOf(entry.upload), problem: refusal.message }));
      if (refusal.isStale === true) await entry.onStored();
      this.#show(key, refusal);
    }
  }

  /** Calls `onStored` of a stored file. While it runs the user may take the file out, which sets another `onStored`: that one is called as well. */
  async #callOnStored(key: string, stored: StoredUpload): Promise<void> {
    let called: OnStored | undefined;
    let next = this.#find(key)?.onStored;
    while (next !== undefined && next !== called) {
      called = next;
      await called(stored, this.#find(key)?.documentVersion);
      next = this.#find(key)?.onStored;
    }
  }

  #remove(entry: Entry): void {
    const { draft, key } = entry.upload;
    draft.keep(withoutFile(key));
    this.#update(this.#entries.filter(({ upload }) => upload.key !== key));
  }

  #find(key: string): Entry | undefined {
    return this.#entries.find(({ upload }) => upload.key === key);
  }

  #isRemoving(key: string): boolean {
    return this.#find(key)?.upload.state.phase === "removing";
  }

  #show(key: string, state: UploadState): void {
    const shown = (upload: QueuedUpload): QueuedUpload => {
      const mayBeStored = state.phase === "checking" || (upload.mayBeStored === true && !isRefused(state));
      return { ...upload, state, mayBeStored };
    };
    this.#update(this.#entries.map((entry) => (entry.upload.key === key ? { ...entry, upload: shown(entry.upload) } : entry)));
  }

  #change(key: string, values: Partial<Omit<Entry, "upload">>): void {
    this.#update(this.#entries.map((entry) => (entry.upload.key === key ? { ...entry, ...values } : entry)));
  }

  #update(entries: readonly Entry[]): void {
    this.#entries = entries;
    this.#uploads = entries.map(({ upload }) => upload);
    for (const listener of this.#listeners) listener();
  }

  #nextChange(): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.subscribe(() => {
        stop();
        resolve();
      });
    });
  }
}

function refusalOf(error: unknown, name: string): UploadRefusal {
  if (error instanceof CannotShrink) return { phase: "failed", message: error.message, canRetry: false };
  if (error instanceof CodeNotLoaded) return { phase: "failed", message: fileMessages.notMadeSmaller(name), canRetry: true };
  if (!(error instanceof UploadFailed)) return { phase: "failed", message: fileMessages.interrupted(name), canRetry: true };
  const { code, fields, message } = error.failure;
  const [text] = Object.values(fields).flat();
  if (code === "stale_version") return { phase: "failed", message: text ?? message, canRetry: true, isStale: true };
  if (code === "token_not_valid") return { phase: "failed", message: text ?? message, canRetry: true, isSignedOut: true };
  return { phase: "failed", message: text ?? message, canRetry: mayBeSentAgain(error.failure) };
}
