import { newUuid } from "../../lib/uuid.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import {
  replaceProgress,
  clearLocalProgress,
  readProgress,
  writeProgress,
  type LocalProgress,
  type ProgressOwner,
  type ProgressStore,
} from "../../lib/local-progress.ts";

/**
 * One reimbursement being filled in, with or without a number. It lives outside of React, because an upload goes on
 * while pages change. While there is no number, whatever would start the draft runs alone, so that only one is started.
 */
export class Draft {
  readonly userId: string;
  readonly scheme: SchemeKind;
  /** It had no number when it was opened, so the server has nothing that this page has not seen. */
  readonly isStartedHere: boolean;
  /** A repeated start whose answer was lost finds the same draft by it. */
  readonly startKey = newUuid();
  /** Distinguishes what this browser keeps of it from that of other claims without a number. */
  readonly mark: string | undefined;
  readonly #store: ProgressStore;
  readonly #listeners = new Set<() => void>();
  #id: string | undefined;
  #starting: Promise<unknown> | undefined;
  #saves = 0;

  constructor(owner: ProgressOwner & { readonly scheme: SchemeKind }, store: ProgressStore = window.localStorage) {
    this.userId = owner.userId;
    this.scheme = owner.scheme;
    this.#id = owner.reimbursementId;
    this.isStartedHere = owner.reimbursementId === undefined;
    this.mark = owner.mark;
    this.#store = store;
  }

  get id(): string | undefined {
    return this.#id;
  }

  /** Whether a step is being saved, or waits for its files to be saved; also one that was left. */
  get isSaving(): boolean {
    return this.#saves > 0;
  }

  /** Tells when the number is known, and when a save begins or ends. Returns the way to stop. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  isSameAs(other: Draft): boolean {
    return this === other || (this.#id !== undefined && this.#id === other.id && this.userId === other.userId);
  }

  /** Runs what needs the number, or what brings it. */
  async run<T>(work: (id: string | undefined) => Promise<T>, idOf: (result: T) => string): Promise<T> {
    while (this.#id === undefined && this.#starting !== undefined) await this.#starting;
    if (this.#id !== undefined) return work(this.#id);
    const attempt = work(undefined).then((result) => {
      this.#becomes(idOf(result));
      return result;
    });
    this.#starting = attempt.then(
      () => undefined,
      () => undefined, // the caller of this attempt gets the error; the next attempt may start the draft
    );
    try {
      return await attempt;
    } finally {
      this.#starting = undefined;
    }
  }

  /** Runs the save of a step, from the wait for its files to the answer. @throws what the save throws */
  async whileSaving(save: () => Promise<void>): Promise<void> {
    this.#saves += 1;
    this.#tell();
    try {
      await save();
    } finally {
      this.#saves -= 1;
      this.#tell();
    }
  }

  /** What this browser keeps for it until the server has it. */
  progress(): LocalProgress | undefined {
    return readProgress(this.#store, this.#owner(), Date.now());
  }

  /** The registration in hand or the fair from which it was started, as this browser keeps it; the server keeps it with the number. */
  get expectedId(): string | undefined {
    return this.progress()?.expectedId;
  }

  /** What starts this draft carries these: its key, and what it is started from. */
  get start(): { readonly startKey: string } | { readonly startKey: string; readonly startedFrom: string } {
    const { startKey, expectedId } = this;
    return expectedId === undefined ? { startKey } : { startKey, startedFrom: expectedId };
  }

  keep(change: (before: LocalProgress) => LocalProgress): void {
    writeProgress(this.#store, this.#owner(), change, Date.now());
  }

  forgetProgress(): void {
    clearLocalProgress(this.#store, this.#owner());
  }

  #owner() {
    return { userId: this.userId, scheme: this.scheme, reimbursementId: this.#id, mark: this.mark };
  }

  #becomes(id: string): void {
    replaceProgress(this.#store, this.#owner(), id, Date.now());
    this.#id = id;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
