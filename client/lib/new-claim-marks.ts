import { attempt, isTyped, moveProgress, newClaimsKept, type ListedStore, type ProgressPlace } from "./local-progress.ts";
import { newUuid } from "./uuid.ts";

const lockPrefix = "new-claim ";
const heldHere = new Set<string>();

/** Keeps other windows from taking up what this one keeps of a new claim, until it is closed. */
export function holdMark(mark: string): void {
  if (heldHere.has(mark) || !("locks" in navigator)) return;
  heldHere.add(mark);
  void navigator.locks.request(`${lockPrefix}${mark}`, () => new Promise<never>(() => {})).catch(() => heldHere.delete(mark));
}

/** A document that was reloaded may hold its locks a moment longer. */
const reloadMs = 250;

/** The marks of the new claims on which other open windows work; none where the browser does not tell. @param tab as in `takeUpMark` */
export async function readHeldMarks(tab: Pick<Storage, "getItem">, place: ProgressPlace): Promise<ReadonlySet<string>> {
  const held = await queryHeldMarks();
  const ownMark = attempt(() => tab.getItem(tabKeyOf(place))) ?? undefined;
  if (ownMark === undefined || !held.has(ownMark)) return held;
  await new Promise((resolve) => setTimeout(resolve, reloadMs));
  return queryHeldMarks();
}

async function queryHeldMarks(): Promise<ReadonlySet<string>> {
  if (!("locks" in navigator)) return new Set(); // plain http
  const { held = [] } = await navigator.locks.query().catch(() => ({ held: [] }));
  const marks = held.flatMap(({ name }) => (name?.startsWith(lockPrefix) === true ? [name.slice(lockPrefix.length)] : []));
  return new Set(marks.filter((mark) => !heldHere.has(mark)));
}

type Stores = {
  readonly store: ListedStore;
  /** Of this window: `sessionStorage`, or anything like it. A duplicated window begins with a copy of it. */
  readonly tab: Pick<Storage, "getItem" | "setItem">;
};
type Wanted = {
  /** The registration in hand from which the claim is started: what was typed for another one stays for that. */
  readonly expectedId: string | undefined;
  /** The new claims of other open windows. Without it nothing of another window is taken up. */
  readonly held: ReadonlySet<string> | undefined;
};

/**
 * The mark under which this window keeps a claim without a number: its own while something is kept under it, else that of the newest one
 * that was typed in a window that is closed now, or earlier in this one, else an empty one.
 */
export function takeUpMark({ store, tab }: Stores, place: ProgressPlace, { expectedId, held }: Wanted, nowMs: number): string {
  const all = newClaimsKept(store, place, nowMs);
  const kept = all.filter(({ progress }) => expectedId === undefined || progress.expectedId === expectedId);
  const tabMark = attempt(() => tab.getItem(tabKeyOf(place))) ?? undefined;
  // That of the window of which this one is a duplicate stays there.
  const ownMark = tabMark !== undefined && held?.has(tabMark) === true ? undefined : tabMark;
  const isOwn = ownMark !== undefined && kept.some(({ mark }) => mark === ownMark);
  const left = isOwn || held === undefined ? undefined : kept.find(({ mark, progress }) => !held.has(mark ?? "") && isTyped(progress));
  const isFree = isOwn || (left === undefined && !all.some(({ mark }) => mark === ownMark));
  const mark = left?.mark ?? (isFree ? ownMark : undefined) ?? newUuid();
  // Kept by an earlier release, which had no marks.
  if (left !== undefined && left.mark === undefined) moveProgress(store, newOwner(place, undefined), newOwner(place, mark), nowMs);
  attempt(() => tab.setItem(tabKeyOf(place), mark));
  return mark;
}

const tabKeyOf = ({ userId, scheme }: ProgressPlace): string => `${scheme}_new_claim_${userId}`;

const newOwner = ({ userId, scheme }: ProgressPlace, mark: string | undefined) => ({ userId, scheme, reimbursementId: undefined, mark });
