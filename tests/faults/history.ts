/**
 * How an attempt ended for the client that made it. `unavailable`: 503 with Retry-After, or nobody listened. `unknown`: no answer came, so it happened or it did not. `forbidden answer`: one
 * that no client should ever see (500, HTML, 503 without Retry-After). `hung`: no answer in time and no closed line either.
 */
export type Ending = "ok" | "refused" | "unavailable" | "unknown" | "forbidden answer" | "hung";

export type OperationKind = "save" | "upload" | "message" | "close" | "withdraw";

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
  /** Of decisions: the claim and the version that were decided about. */
  readonly about?: { readonly id: string; readonly version: number };
  readonly detail?: string;
};

/** What the product holds after everything has come to rest, read through its own doors where there is one. */
export type FinalState = {
  /** Drafts of the firms that took part, with what their own members read. */
  readonly drafts: readonly { readonly id: string; readonly address: string | undefined; readonly papers: readonly string[] }[];
  readonly claims: readonly {
    readonly id: string;
    readonly version: number;
    readonly state: string;
    readonly history: readonly { readonly version: number; readonly action: string; readonly from: string | null; readonly to: string }[];
  }[];
  /** Subjects of the messages that are stored. */
  readonly messages: readonly string[];
  /** Every letter that was written down, and how often it lies at the mail server. */
  readonly letters: readonly {
    readonly id: string;
    readonly to: string;
    readonly mark: string | undefined;
    readonly state: string;
    readonly copies: readonly string[];
  }[];
  /** Letters at the mail server that nobody wrote down. */
  readonly strayLetters: readonly string[];
  /** Every row that names stored bytes, and the hash of what lies there. */
  readonly blobs: readonly { readonly key: string; readonly sha256: string; readonly found: string | undefined }[];
  readonly orphans: number;
  readonly temporaryFiles: number;
  /**
   * How often a worker was killed, frozen, or cut off from its database or mail server: between the server's 250 and our note of it lies
   * a moment, and what is cut there is sent once more under its own Message-ID.
   */
  readonly interruptions: number;
  readonly readyAfterMs: number;
  readonly idleAfterMs: number | undefined;
  readonly openFiles: { readonly before: number; readonly after: number };
  /** What is wrong with the audit trail; undefined when it is whole. */
  readonly auditProblem: string | undefined;
};
