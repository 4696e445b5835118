import { z } from "zod";
import { dayMs } from "#domain/dates.ts";

/** How long this browser keeps what the server has not got yet. @source specification 9 "Saved progress valid 7 days" */
export const progressTtlDays = 7;
const Group = z.record(z.string(), z.string());
const StepAnswers = z.record(z.string(), z.union([z.string(), z.boolean(), Group, z.array(Group).readonly()]));
const FileBytes = z.object({ name: z.string(), sizeBytes: z.number() });
/**
 * `key` distinguishes files of one name; what was kept without one is known by its name. `sent` is the smaller file that is sent in place of
 * a large picture. `problem` says why the server refused the file.
 */
const PendingFile = FileBytes.extend({
  key: z.string().optional(),
  fieldName: z.string(),
  sent: FileBytes.optional(),
  problem: z.string().optional(),
}).transform(({ key, ...file }) => ({ ...file, key: key ?? `${file.fieldName} ${file.name}` }));
const KeptReply = z.object({ answer: z.string(), base: z.object({ answer: z.string(), version: z.int() }) });
const Progress = z.object({
  savedAtMs: z.number(),
  /** The step that was worked on last. */
  step: z.int(),
  /** What was typed and not saved, by step number. */
  steps: z.record(z.string(), StepAnswers),
  /** What the server had of these steps when they were typed, by step number. */
  bases: z.record(z.string(), StepAnswers).default({}),
  /** Files that were chosen and whose upload has not finished: what to ask for again after a reload. */
  files: z.array(PendingFile),
  /** Written answers to remarks, by the remark's id, and what the server had of each when it was typed, in which version. */
  replies: z.record(z.string(), KeptReply).default({}),
  /** The registration in hand from which it was started. */
  expectedId: z.string().optional(),
});
export type LocalProgress = z.infer<typeof Progress>;
export type KeptReply = z.infer<typeof KeptReply>;
export type PendingFile = z.infer<typeof PendingFile>;

/** One person, one kind of claim. */
export type ProgressPlace = { readonly userId: string; readonly scheme: string };
/** Whose progress: that of one reimbursement, or of one that has no number yet, which its `mark` distinguishes from others. */
export type ProgressOwner = ProgressPlace & { readonly reimbursementId: string | undefined; readonly mark?: string | undefined };

/** Where progress is kept: `localStorage`, or anything like it. */
export type ProgressStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;
export type ListedStore = ProgressStore & Pick<Storage, "key" | "length">;

const keyStart = ({ userId, scheme }: ProgressPlace): string => `${scheme}_reimbursement_form_progress_${userId}_`;
const keyOf = ({ reimbursementId, mark, ...place }: ProgressOwner): string =>
  `${keyStart(place)}${reimbursementId ?? (mark === undefined ? "new" : `new_${mark}`)}`;

/** What this browser kept, or undefined: nothing, unreadable, or older than seven days and now deleted. */
export function readProgress(store: ProgressStore, owner: ProgressOwner, nowMs: number): LocalProgress | undefined {
  const text = attempt(() => store.getItem(keyOf(owner)));
  if (text === null || text === undefined) return undefined;
  const parsed = Progress.safeParse(attempt(() => JSON.parse(text)));
  if (parsed.success && nowMs - parsed.data.savedAtMs < progressTtlDays * dayMs) return parsed.data;
  clearLocalProgress(store, owner);
  return undefined;
}

/** Changes what is kept; with nothing left to keep the entry goes. */
export function writeProgress(store: ProgressStore, owner: ProgressOwner, change: (before: LocalProgress) => LocalProgress, nowMs: number): void {
  const before = readProgress(store, owner, nowMs) ?? { savedAtMs: nowMs, step: 1, steps: {}, bases: {}, files: [], replies: {} };
  const next = { ...change(before), savedAtMs: nowMs };
  const count = Object.keys(next.steps).length + next.files.length + Object.keys(next.replies).length;
  if (count === 0 && next.expectedId === undefined) return clearLocalProgress(store, owner);
  // A full or forbidden store only costs the safety net; the server remains the place where things are saved.
  attempt(() => store.setItem(keyOf(owner), JSON.stringify(next)));
}

export function clearLocalProgress(store: ProgressStore, owner: ProgressOwner): void {
  attempt(() => store.removeItem(keyOf(owner)));
}

/** Moves what was kept before the reimbursement had its number. */
export function replaceProgress(store: ProgressStore, owner: ProgressOwner, reimbursementId: string, nowMs: number): void {
  moveProgress(store, { ...owner, reimbursementId: undefined }, { ...owner, reimbursementId }, nowMs);
}

export function moveProgress(store: ProgressStore, from: ProgressOwner, to: ProgressOwner, nowMs: number): void {
  const kept = readProgress(store, from, nowMs);
  if (kept === undefined) return;
  writeProgress(store, to, () => kept, nowMs);
  clearLocalProgress(store, from);
}

/** What is kept of the claims that have no number yet, with their marks, the newest first. */
export function newClaimsKept(store: ListedStore, place: ProgressPlace, nowMs: number) {
  const start = `${keyStart(place)}new`;
  const keys = attempt(() => Array.from({ length: store.length }, (_, index) => store.key(index))) ?? [];
  const kept = keys.flatMap((key) => {
    if (key?.startsWith(start) !== true) return [];
    const mark = key === start ? undefined : key.slice(start.length + 1);
    const progress = readProgress(store, { ...place, reimbursementId: undefined, mark }, nowMs);
    return progress === undefined ? [] : [{ mark, progress }];
  });
  return kept.toSorted((one, other) => other.progress.savedAtMs - one.progress.savedAtMs);
}

/** Whether something was typed or chosen that the server does not have. */
export const isTyped = ({ steps, files }: LocalProgress): boolean => Object.keys(steps).length + files.length > 0;

/** Keeps the values of one step that is not saved yet, and what the server had when they were typed. */
export const withStep =
  (step: number, values: LocalProgress["steps"][string], base: LocalProgress["bases"][string] = {}) =>
  (before: LocalProgress): LocalProgress => ({
    ...before,
    step,
    steps: { ...before.steps, [step]: values },
    bases: { ...before.bases, [step]: base },
  });

/** Forgets a step that the server has. */
export const withoutStep =
  (step: number) =>
  (before: LocalProgress): LocalProgress => ({
    ...before,
    steps: without(before.steps, step),
    bases: without(before.bases, step),
  });

/** Forgets the registration in hand of a claim that was begun and left with nothing typed: another new claim does not begin with it. */
export const withoutAbandoned = (before: LocalProgress): LocalProgress => (isTyped(before) ? before : { ...before, expectedId: undefined });

/** Keeps a written answer that the server does not have yet. */
export const withReply =
  (remarkId: string, reply: KeptReply) =>
  (before: LocalProgress): LocalProgress => ({ ...before, replies: { ...before.replies, [remarkId]: reply } });

/** Forgets a written answer that the server has; another one that was typed since stays. */
export const withoutReply =
  (remarkId: string, answer: string) =>
  (before: LocalProgress): LocalProgress =>
    before.replies[remarkId]?.answer === answer ? { ...before, replies: without(before.replies, remarkId) } : before;

/** Forgets what was kept when the claim or reply was sent; what was typed or chosen since stays. @param sent undefined: nothing was kept then */
export const withoutSent =
  (sent: LocalProgress | undefined) =>
  (before: LocalProgress): LocalProgress => {
    const steps = unsent(before.steps, sent?.steps);
    const bases = Object.fromEntries(Object.entries(before.bases).filter(([step]) => steps[step] !== undefined));
    const files = before.files.filter(({ key }) => sent?.files.some((file) => file.key === key) !== true);
    return { ...before, steps, bases, files, replies: unsent(before.replies, sent?.replies), expectedId: undefined };
  };

const unsent = <T>(entries: Readonly<Record<string, T>>, sent: Readonly<Record<string, T>> = {}): Record<string, T> =>
  Object.fromEntries(Object.entries(entries).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(sent[key])));

const without = <T>(entries: Readonly<Record<string, T>>, key: number | string): Record<string, T> =>
  Object.fromEntries(Object.entries(entries).filter(([other]) => other !== String(key)));

export const withFile =
  (file: PendingFile) =>
  (before: LocalProgress): LocalProgress => ({ ...before, files: [...before.files.filter(({ key }) => key !== file.key), file] });

export const withoutFile =
  (fileKey: string) =>
  (before: LocalProgress): LocalProgress => ({ ...before, files: before.files.filter(({ key }) => key !== fileKey) });

export function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined; // private windows and full disks refuse; the caller treats it as nothing kept
  }
}
