import { useEffect, useEffectEvent, useRef, useState } from "react";
import { withoutReply, withReply } from "../../lib/local-progress.ts";
import { autosaved, failureOf, trpc } from "../../lib/trpc.ts";
import type { Draft } from "./draft.ts";
import { openRemarks, type Replies } from "./remarks.ts";
import { useAutosave } from "./use-autosave.ts";
import type { ReimbursementView } from "./views.ts";

/** An answer that is typed here and another that was saved elsewhere meanwhile. */
export type AnswerConflict = { readonly deficiencyId: string; readonly mine: string; readonly theirs: string };

const answerIn = (view: ReimbursementView, deficiencyId: string): string => openRemarks(view).find(({ id }) => id === deficiencyId)?.answer ?? "";

/**
 * The member's written answers, saved while they are written; this browser keeps each one until the server has it. When another answer was saved
 * elsewhere meanwhile, both are shown and nothing is replaced before one is chosen.
 */
export function useReplies(view: ReimbursementView, draft: Draft) {
  const utils = trpc.useUtils();
  const [keptReplies] = useState(() => Object.entries(draft.progress()?.replies ?? {}));
  const [typed, setTyped] = useState<Replies>(() => Object.fromEntries(keptReplies.map(([id, { answer }]) => [id, answer])));
  const [moved, setMoved] = useState<readonly string[]>([]);
  /** What the server had of each answer when it was typed, and in which version. */
  const bases = useRef(new Map(keptReplies.map(([id, { base }]) => [id, base])));
  const latest = (): ReimbursementView => utils.reimbursements.getOwn.getData({ reimbursementId: view.id }) ?? view;

  function show(saved: ReimbursementView, deficiencyId: string, answer: string): void {
    draft.keep(withoutReply(deficiencyId, answer));
    bases.current.set(deficiencyId, { answer: answerIn(saved, deficiencyId), version: saved.version });
    utils.reimbursements.getOwn.setData({ reimbursementId: saved.id }, saved);
  }

  /** @throws what the server said */
  async function store(answer: string, deficiencyId: string, known: ReimbursementView): Promise<void> {
    const base = bases.current.get(deficiencyId) ?? { answer: answerIn(known, deficiencyId), version: known.version };
    const version = answerIn(known, deficiencyId) === base.answer ? known.version : base.version;
    try {
      const saved = await utils.client.reimbursements.answerDeficiency.mutate(
        { reimbursementId: view.id, version, deficiencyId, answer },
        { context: autosaved },
      );
      show(saved, deficiencyId, answer);
    } catch (error) {
      if (failureOf(error).code !== "stale_version") throw error;
      const fresh = await utils.reimbursements.getOwn.fetch({ reimbursementId: view.id }, { staleTime: 0 });
      // The answer of an earlier call was lost.
      if (answerIn(fresh, deficiencyId) === answer.trim()) return show(fresh, deficiencyId, answer);
      // Something else of the reimbursement changed: nobody's answer is replaced.
      if (fresh.version !== known.version && answerIn(fresh, deficiencyId) === base.answer) return store(answer, deficiencyId, fresh);
      setMoved((before) => [...before.filter((id) => id !== deficiencyId), deficiencyId]);
      throw error;
    }
  }

  const autosave = useAutosave<string, string>({
    reimbursementId: view.id,
    async save(answer, deficiencyId) {
      await store(answer, deficiencyId, latest());
      return undefined;
    },
    onFlushed: () => utils.reimbursements.getOwn.invalidate({ reimbursementId: view.id }),
  });

  const saveKept = useEffectEvent(() => {
    const open = openRemarks(view).map(({ id }) => id);
    for (const [id, { answer }] of keptReplies) if (open.includes(id)) autosave.write(id, answer);
  });
  useEffect(() => saveKept(), []);

  const isSaved = (id: string, answer: string): Promise<boolean> =>
    autosave.saveNow(id, answer).then(
      () => true,
      (error: unknown) => {
        if (failureOf(error).code === "stale_version") return false;
        throw error;
      },
    );

  function keep(deficiencyId: string, answer: string): void {
    const base = bases.current.get(deficiencyId) ?? { answer: answerIn(view, deficiencyId), version: view.version };
    bases.current.set(deficiencyId, base);
    setTyped({ ...typed, [deficiencyId]: answer });
    draft.keep(withReply(deficiencyId, { answer, base }));
  }

  const replies: Replies = { ...Object.fromEntries(openRemarks(view).map(({ id, answer }) => [id, answer ?? ""])), ...typed };

  const conflicts: AnswerConflict[] = moved.map((id) => ({ deficiencyId: id, mine: typed[id] ?? "", theirs: answerIn(view, id) }));

  return {
    replies,
    typed,
    conflicts,
    state: autosave.state,
    /** Goes on from the answer that was saved elsewhere, with mine in its place or not. */
    choose({ deficiencyId, mine, theirs }: AnswerConflict, isMine: boolean): void {
      bases.current.set(deficiencyId, { answer: theirs, version: view.version });
      setMoved(moved.filter((id) => id !== deficiencyId));
      const answer = isMine ? mine : theirs;
      keep(deficiencyId, answer);
      // A refusal shows as a conflict again, or as not saved.
      autosave.saveNow(deficiencyId, answer).catch(() => undefined);
    },
    write(deficiencyId: string, answer: string) {
      keep(deficiencyId, answer);
      autosave.write(deficiencyId, answer);
    },
    /** True when the server has every answer, false when one has to be chosen first. @throws what the server said */
    async settle(): Promise<boolean> {
      const stored = Object.fromEntries(openRemarks(view).map(({ id, answer }) => [id, answer ?? ""]));
      await autosave.settled();
      for (const [id, answer] of Object.entries(typed))
        if (stored[id] !== undefined && stored[id] !== answer.trim() && !(await isSaved(id, answer))) return false;
      return true;
    },
    forget(): void {
      autosave.reset();
      bases.current.clear();
      setMoved([]);
      setTyped({});
    },
  };
}
export type RepliesState = ReturnType<typeof useReplies>;
