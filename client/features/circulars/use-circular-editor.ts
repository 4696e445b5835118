import { useState } from "react";
import { circularMessages } from "#domain/circulars/messages.ts";
import { fileMessages } from "#domain/reimbursements/file-rules.ts";
import { failureOf, trpc, type CallFailure } from "../../lib/trpc.ts";
import { useLeaving } from "../../lib/use-leaving.ts";
import { useUploadsUnderWay } from "../../lib/use-uploads-under-way.ts";
import { isSameField } from "../../lib/version-differences.ts";
import { serverNow } from "../../shared/server-clock.ts";
import {
  blankCircular,
  circularFieldId,
  circularFields,
  missingIn,
  draftProblems,
  typedCircularOf,
  differs,
  type CircularField,
  type TypedCircular,
} from "./circular-form.ts";
import type { Circular } from "./views.ts";

/** The ways out of the editor. */
export type CircularEditorEnds = {
  /** A new draft is saved and has an address. */
  readonly onMade: (id: string) => void;
  readonly onPublished: (id: string, message: string) => void;
  readonly onDiscarded: (message: string) => void;
};
export type CircularEditorStart = CircularEditorEnds & {
  /** Undefined for a new one. */
  readonly stored: Circular | undefined;
  /** The circular that a new one replaces. */
  readonly replacesId?: string | undefined;
};

/** What is said of a PDF that is not stored yet. */
const waitTexts: readonly (string | undefined)[] = [circularMessages.waitForUpload, fileMessages.notUploaded];

/** What was typed since it was sent stays. */
const withNewer = (saved: TypedCircular, sent: TypedCircular, now: TypedCircular): TypedCircular =>
  circularFields.reduce((merged, field) => (isSameField(field, now, sent) ? merged : { ...merged, [field]: now[field] }), saved);

/**
 * What the editor of a circular holds and does. `stale` is the version that another user has saved since, where it could be read; nothing
 * is overwritten before the editor has chosen.
 */
export function useCircularEditor({ stored, replacesId, onMade, onPublished, onDiscarded }: CircularEditorStart) {
  const utils = trpc.useUtils();
  const [saved, setSaved] = useState(stored);
  const [begun] = useState<TypedCircular>(() =>
    stored === undefined ? { ...blankCircular(serverNow()), replacesId: replacesId ?? null } : typedCircularOf(stored),
  );
  const [typed, setTyped] = useState(begun);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<CallFailure>();
  const [attempt, setAttempt] = useState(0);
  const [message, setMessage] = useState<string>();
  const [stale, setStale] = useState<Circular>();
  const save = trpc.circulars.save.useMutation();
  const publish = trpc.circulars.publish.useMutation();
  const discard = trpc.circulars.discard.useMutation();
  const isBusy = save.isPending || publish.isPending || discard.isPending;
  const { isLeaving, leaveBy } = useLeaving();
  const { areUploading, wouldLoseFile, watchUpload } = useUploadsUnderWay();
  const isDirty = !isLeaving && (wouldLoseFile || differs(typed, saved === undefined ? begun : typedCircularOf(saved)));
  const unfinished: Readonly<Record<string, string>> = wouldLoseFile
    ? { fileId: areUploading ? circularMessages.waitForUpload : fileMessages.notUploaded }
    : {};

  if (!wouldLoseFile && waitTexts.includes(problems["fileId"])) setProblems(({ fileId: _over, ...others }) => others);

  function refuse(found: Readonly<Record<string, string>>): boolean {
    setProblems(found);
    const isRefused = Object.keys(found).length > 0;
    if (isRefused) setAttempt((tries) => tries + 1);
    return isRefused;
  }

  async function doing(work: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setFailure(undefined);
    setMessage(undefined);
    try {
      await work();
    } catch (error) {
      const refusal = failureOf(error);
      setFailure(refusal);
      setAttempt((tries) => tries + 1);
      setProblems(Object.fromEntries(Object.entries(refusal.fields).map(([field, texts]) => [field, texts.join(" ")])));
      if (refusal.code === "stale_version" && saved !== undefined)
        setStale(await utils.circulars.get.fetch({ id: saved.id }, { staleTime: 0 }).catch(() => undefined));
    }
  }

  async function store(): Promise<Circular> {
    const sent = typed;
    const at = saved === undefined ? {} : { stored: { id: saved.id, revision: saved.revision } };
    const next = await save.mutateAsync({ draft: sent, ...at });
    setSaved(next);
    setTyped((now) => withNewer(typedCircularOf(next), sent, now));
    await Promise.all([utils.circulars.list.invalidate(), utils.circulars.replaceable.invalidate()]);
    if (saved === undefined) leaveBy(() => onMade(next.id));
    return next;
  }

  return {
    saved,
    typed,
    problems,
    failure,
    attempt,
    message,
    stale,
    isBusy,
    isDirty,
    watchUpload,
    change: <F extends CircularField>(field: F, value: TypedCircular[F]) => setTyped((before) => ({ ...before, [field]: value })),
    saveDraft: () =>
      doing(async () => {
        if (refuse({ ...draftProblems(typed), ...unfinished })) return;
        await store();
        setMessage(circularMessages.saved);
      }),
    /** Whether everything is there that publishing needs; shows what is not. */
    canPublish: (): boolean => !refuse({ ...draftProblems(typed), ...missingIn(typed), ...unfinished }),
    publish: () =>
      doing(async () => {
        const { id, revision } = await store();
        const { number } = await publish.mutateAsync({ id, revision });
        await utils.circulars.invalidate();
        onPublished(id, circularMessages.published(number ?? ""));
      }),
    discard: () =>
      doing(async () => {
        if (saved === undefined) return;
        const answer = await discard.mutateAsync({ id: saved.id, revision: saved.revision });
        leaveBy(() => onDiscarded(answer.message));
        await utils.circulars.list.invalidate();
      }),
    /** Goes on from the other's version, with the fields of one's own that were chosen. */
    settle: (mine: ReadonlySet<string>) => {
      if (stale === undefined) return;
      const theirs = typedCircularOf(stale);
      setTyped((now) => circularFields.reduce((merged, field) => (mine.has(field) ? { ...merged, [field]: now[field] } : merged), theirs));
      setSaved(stale);
      setStale(undefined);
      setFailure(undefined);
      setProblems({});
    },
  };
}

export type CircularEditorState = ReturnType<typeof useCircularEditor>;

/** The fields with a problem, for the summary above the form. */
export const problemList = (problems: Readonly<Record<string, string>>) =>
  Object.entries(problems).map(([field, text]) => ({ text, fieldId: circularFieldId(field) }));
