import type { MailKind } from "#domain/notifications/mail-kinds.ts";
import type { Action } from "#domain/reimbursements/lifecycle.ts";

/**
 * How an attempt ended for the client that made it. `unavailable`: 503 with Retry-After, or nobody listened. `unknown`: no answer came, so it happened or it did not. `forbidden answer`: one
 * that no client should ever see (500, HTML, 503 without Retry-After). `hung`: no answer in time and no closed line either.
 */
export type Ending = "ok" | "refused" | "unavailable" | "unknown" | "forbidden answer" | "hung";

/** `decision`: an action on a claim that others act on, too. `read`: changes nothing. */
export type OperationKind = "save" | "upload" | "message" | "decision" | "read";

/** One attempt of one client, as the client saw it. Two attempts with one `key` are one wish. */
export type Operation = {
  readonly client: string;
  readonly kind: OperationKind;
  /** The Idempotency-Key. */
  readonly key: string;
  readonly startedMs: number;
  readonly endedMs: number;
  readonly ending: Ending;
  readonly status: number | undefined;
  /** What the product called the thing: the reimbursement of an acknowledged attempt. */
  readonly id: string | undefined;
  /** What was sent and is unlike everything else that was sent: an address, the SHA-256 of a paper, a subject, a reason. */
  readonly mark: string;
  /** Of decisions: the claim, what was to be done, and about which version; undefined for what is kept whatever the version. */
  readonly about?: { readonly id: string; readonly action: Action; readonly version: number | undefined };
  readonly detail?: string;
};

/**
 * A time in which a worker was killed, frozen, or cut off from its database or mail server: between the mail server's 250 and our note of
 * it lies a moment, and a letter whose moment is cut is sent once more under its own Message-ID. Epoch milliseconds of this machine.
 */
export type Interruption = { readonly fromMs: number; readonly untilMs: number };

export type Reached = { readonly firm: readonly string[]; readonly council: readonly string[]; readonly dgft: readonly string[] };

/** What the product holds after everything has come to rest, read through its own doors where there is one. */
export type FinalState = {
  /** Drafts of the firms that took part, with what their own members read. */
  readonly drafts: readonly { readonly id: string; readonly address: string | undefined; readonly fileHashes: readonly string[] }[];
  readonly claims: readonly {
    readonly id: string;
    readonly version: number;
    readonly state: string;
    /** Its version before anybody of the cast did anything. */
    readonly firstVersion: number;
    /** To whom letters about it go. */
    readonly reached: Reached;
    readonly history: readonly { readonly version: number; readonly action: string; readonly from: string | null; readonly to: string }[];
  }[];
  /** Subjects of the messages that are stored. */
  readonly messages: readonly string[];
  /** Every letter that was written down, and each time that it arrived at the mail server, in order. */
  readonly emails: readonly {
    readonly id: string;
    readonly kind: MailKind;
    readonly to: string;
    readonly mark: string | undefined;
    readonly reimbursementId: string | undefined;
    readonly state: string;
    readonly copies: readonly { readonly to: string; readonly atMs: number }[];
  }[];
  /** Letters at the mail server that nobody wrote down. */
  readonly strayEmails: readonly string[];
  /** Every row that names stored bytes, and the hash of what lies there. */
  readonly blobs: readonly { readonly key: string; readonly sha256: string; readonly found: string | undefined }[];
  readonly orphans: number;
  readonly temporaryFiles: number;
  readonly interruptions: readonly Interruption[];
  readonly readyAfterMs: number;
  readonly idleAfterMs: number | undefined;
  readonly openFiles: { readonly before: number; readonly after: number };
  /** What the web server holds of the machine's memory, in MiB. */
  readonly memory: { readonly before: number; readonly after: number };
  /** What is wrong with the audit trail; undefined when it is whole. */
  readonly auditProblem: string | undefined;
};

export const invariants = ["I1", "I2", "I3", "I4", "I5", "I6", "I7", "I8", "I9", "I10"] as const;
export type Violation = { readonly invariant: (typeof invariants)[number]; readonly text: string };
