import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "#domain/council.ts";
import { firstFieldErrorsOf } from "#domain/field-errors.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { ruleMessages } from "#domain/rules/messages.ts";
import { RuleDraft } from "#domain/rules/rule-draft.ts";
import { takesEffect } from "#domain/rules/takes-effect.ts";
import { failureOf, trpc, type CallFailure } from "../../lib/trpc.ts";
import { todayInIndia } from "../../shared/server-clock.ts";
import { draftIn, ruleFormOf, type RuleForm } from "./rule-form.ts";
import type { RuleView } from "./rule-views.ts";

export type RuleEditorStart = {
  readonly scheme: SchemeKind;
  /** The stored draft; undefined for a new one. */
  readonly view: RuleView | undefined;
  readonly first: RuleDraft;
  /** A new draft is stored. */
  readonly onMade: (view: RuleView) => void;
  /** What an action led to; nothing when another one begins. It outlives the form, which a publication closes. */
  readonly onMessage: (text: string | undefined) => void;
};

/** The draft that a stored version is. */
export const draftOfView = ({ effectiveFrom, effectiveTo, sourceName, sourceDate, reasonForPast, terms }: RuleView): RuleDraft => ({
  effectiveFrom,
  effectiveTo,
  sourceName,
  sourceDate,
  reasonForPast,
  terms,
});

/**
 * The form of a draft: what is written, what is wrong with it, and what can be done with it. A change that another user saved meanwhile is
 * never overwritten: the save is refused and says so.
 */
export function useRuleEditor({ scheme, view, first, onMade, onMessage }: RuleEditorStart) {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const [form, setForm] = useState<RuleForm>(() => ruleFormOf(scheme, first));
  const [saved, setSaved] = useState(form);
  const [revision, setRevision] = useState(view?.revision);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<CallFailure>();
  const [attempt, setAttempt] = useState(0);
  const save = trpc.rules.saveDraft.useMutation();
  const replay = trpc.rules.startReplay.useMutation();
  const publish = trpc.rules.publish.useMutation();
  const discard = trpc.rules.discardDraft.useMutation();
  const isBusy = [save, replay, publish, discard].some(({ isPending }) => isPending);
  const isDirty = form !== saved;
  /** Where to go once the form counts as saved, so that nothing asks whether to leave it. */
  const [leave, setLeave] = useState<() => void>();
  useEffect(() => leave?.(), [leave]);

  function refuse(found: Readonly<Record<string, string>>, refusal?: CallFailure): void {
    setProblems(found);
    setFailure(refusal);
    setAttempt((tries) => tries + 1);
  }
  function change(next: RuleForm, forgotten?: string): void {
    setForm(next);
    const left = Object.entries(problems).filter(([path]) => forgotten === undefined || !path.startsWith(forgotten));
    if (left.length === Object.keys(problems).length) return;
    setProblems(Object.fromEntries(left));
    if (left.length === 0) setFailure(undefined);
  }
  async function doing(work: () => Promise<RuleView | undefined>, outcome: string | undefined): Promise<void> {
    if (isBusy) return;
    refuse({});
    onMessage(undefined);
    try {
      const next = await work();
      if (next !== undefined) take(next);
      onMessage(outcome);
      await utils.rules.list.invalidate();
    } catch (error) {
      const refusal = failureOf(error);
      refuse(Object.fromEntries(Object.entries(refusal.fields).map(([name, texts]) => [name.replace(/^draft\./, ""), texts.join(" ")])), refusal);
    }
  }
  function take(next: RuleView): void {
    setRevision(next.revision);
    utils.rules.get.setData({ id: next.id }, next);
  }
  const stored = view === undefined || revision === undefined ? undefined : { id: view.id, revision };

  return {
    form,
    problems,
    failure,
    attempt,
    isBusy,
    isDirty,
    stored,
    change,
    save: async () => {
      const read = RuleDraft.safeParse(draftIn(scheme, form));
      if (!read.success) return refuse(firstFieldErrorsOf(read.error, (path) => path.join(".")));
      const sent = form;
      await doing(async () => {
        const next = await save.mutateAsync({ scheme, draft: read.data, ...(stored !== undefined && { stored }) });
        setSaved(sent);
        if (view === undefined) setLeave(() => () => onMade(next));
        return next;
      }, ruleMessages.draftSaved);
    },
    replay: () => doing(async () => stored && replay.mutateAsync(stored), undefined),
    publish: () => doing(async () => stored && publish.mutateAsync(stored), view && takesEffect(view, todayInIndia()).published),
    discard: async () => {
      if (stored === undefined) return;
      await doing(async () => {
        await discard.mutateAsync(stored);
        setSaved(form);
        setLeave(() => () => void navigate(paths.rules, { state: { message: ruleMessages.draftDiscarded } }));
        return undefined;
      }, undefined);
    },
    /** The source's PDF is stored under a new revision. */
    takeSource: async (next: { readonly revision: number; readonly message: string }) => {
      setRevision(next.revision);
      onMessage(next.message);
      await utils.rules.invalidate();
    },
    /** Takes what another user has saved; what was written here and not saved is gone. */
    takeTheirs: async () => {
      if (stored === undefined) return;
      await doing(async () => {
        const theirs = await utils.rules.get.fetch({ id: stored.id }, { staleTime: 0 });
        const next = ruleFormOf(scheme, draftOfView(theirs));
        setForm(next);
        setSaved(next);
        return theirs;
      }, undefined);
    },
  };
}

export type RuleEditorState = ReturnType<typeof useRuleEditor>;
