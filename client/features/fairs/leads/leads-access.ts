import type { KeptFair } from "./lead-store.ts";
import type { ReadAccess } from "./read-access.ts";

/** What the page knows of its reader: nothing yet, who it is, or why it cannot be used. */
export type LeadsAccess =
  | { readonly kind: "loading" }
  | { readonly kind: "known"; readonly fair: KeptFair; readonly isSignedOut: boolean }
  | { readonly kind: "closed"; readonly problem: string };

type Before = {
  /** For whom the open page notes leads. */
  readonly opened: KeptFair | undefined;
  /** Who used the page last on this device. */
  readonly kept: KeptFair | undefined;
};

/**
 * How long to wait until the portal says who is signed in, in milliseconds; undefined for no limit.
 * - Page already open: the timeout is the interval between two tries to send, because nothing on the screen waits for the answer.
 * - Fair known on this device: as long as the service worker waits for the page; then it opens with what the device knows.
 * - Fair unknown: no limit, because there is nothing else to show.
 */
export function accessTimeoutMs({ opened, kept }: Before): number | undefined {
  if (opened !== undefined) return 30_000;
  return kept === undefined ? undefined : 4_000;
}

/**
 * Whether the page can be used, and for which firm. Without a line and after the end of the session it notes leads for the firm that used
 * it last. A page that is open stays with its firm, whatever the portal answers: what is being typed in it belongs to this firm.
 */
export function accessOf(read: ReadAccess, { opened, kept }: Before): LeadsAccess {
  if (read.kind === "known" && (opened === undefined || opened.firmId === read.fair.firmId)) return { ...read, isSignedOut: false };
  const fair = opened ?? (read.kind === "refused" ? undefined : kept);
  if (fair !== undefined) return { kind: "known", fair, isSignedOut: read.kind !== "no_line" };
  if (read.kind === "refused") return { kind: "closed", problem: read.problem };
  return { kind: "closed", problem: read.kind === "signed_out" ? signInFirst : openFirst };
}

const signInFirst = "Sign in to note leads.";
const openFirst = "This page was not opened on this device before. Open it once with an internet connection.";
