import type { MailKind } from "#domain/notifications/mail-kinds.ts";
import type { Action } from "#domain/reimbursements/lifecycle.ts";

/**
 * How an attempt ended for the client that made it. `unavailable`: 503 with Retry-After, or nobody listened. `unknown`: no answer came, so it happened or it did not. `forbidden answer`: one
 * that no client should ever see (500, HTML, 503 without Retry-After). `hung`: no answer in time and no closed line either.
 */
export type Ending = "ok" | "refused" | "unavailable" | "unknown" | "forbidden answer" | "hung";

/** `decision`: an action on a claim that others act on, too. `payment`: a step of a batch, or an answer of the bank. `read`: changes nothing. */
export type OperationKind = "save" | "upload" | "message" | "decision" | "payment" | "read";

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
  /** A unique value of this attempt: an address, the SHA-256 of a document, a subject, a reason; of an imported answer the references that it paid. */
  readonly mark: string;
  /** Of decisions: the claim, what was to be done, and about which version; undefined for what is kept whatever the version. */
  readonly about?: { readonly id: string; readonly action: Action; readonly version: number | undefined };
  readonly detail?: string;
};

/**
 * A time in which a worker was killed, frozen, or cut off from its database or mail server. An email that is interrupted between the mail
 * server's 250 and the worker's note of it is sent once more under the same Message-ID. Epoch milliseconds of this machine.
 */
export type Interruption = { readonly fromMs: number; readonly untilMs: number };

export type Reached = { readonly firm: readonly string[]; readonly council: readonly string[]; readonly dgft: readonly string[] };

/** What the product holds when all work is done, read through its own endpoints where they exist. */
export type FinalState = {
  /** Drafts of the firms that took part, with what their own members read. */
  readonly drafts: readonly { readonly id: string; readonly address: string | undefined; readonly fileHashes: readonly string[] }[];
  readonly claims: readonly {
    readonly id: string;
    readonly version: number;
    readonly state: string;
    /** Its version before the first action of a client. */
    readonly firstVersion: number;
    /** Who gets the emails about it. */
    readonly reached: Reached;
    readonly history: readonly { readonly version: number; readonly action: string; readonly from: string | null; readonly to: string }[];
  }[];
  /** Subjects of the messages that are stored. */
  readonly messages: readonly string[];
  /** Every email that was queued, with each of its arrivals at the mail server, in order. */
  readonly emails: readonly {
    readonly id: string;
    readonly kind: MailKind;
    readonly to: string;
    readonly mark: string | undefined;
    readonly reimbursementId: string | undefined;
    readonly state: string;
    readonly copies: readonly { readonly to: string; readonly atMs: number }[];
  }[];
  /** Emails at the mail server that were never queued. */
  readonly strayEmails: readonly string[];
  /** Every row that names stored bytes, and the hash of what lies there. */
  readonly blobs: readonly { readonly key: string; readonly sha256: string; readonly found: string | undefined }[];
  /** SHA-256 of each file that came since the beginning and has no row. */
  readonly orphans: readonly string[];
  readonly temporaryFiles: number;
  readonly interruptions: readonly Interruption[];
  readonly readyAfterMs: number;
  readonly idleAfterMs: number | undefined;
  readonly openFiles: { readonly before: number; readonly after: number };
  /** What the web server holds of the machine's memory, in MiB. */
  readonly memory: { readonly before: number; readonly after: number };
  /** The sum of all entries of the ledger, lines that are paid or open twice, references of lines that are paid and in the ledger. */
  readonly payments: { readonly ledgerPaise: number; readonly paidTwice: readonly string[]; readonly booked: readonly string[] };
  /** What is wrong with the audit trail; undefined when it is whole. */
  readonly auditProblem: string | undefined;
};

export const invariants = ["I1", "I2", "I3", "I4", "I5", "I6", "I7", "I8", "I9", "I10", "I11", "I12", "I13"] as const;
export type Violation = { readonly invariant: (typeof invariants)[number]; readonly text: string };
