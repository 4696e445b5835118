import type { inferRouterOutputs } from "@trpc/server";
import { useRef, useState } from "react";
import { FeeDraft } from "#domain/members/fee-table-input.ts";
import { firstFieldErrorsOf } from "#domain/field-errors.ts";
import type { AppRouter } from "#server/trpc/router.ts";
import { failureOf, trpc } from "../../../lib/trpc.ts";
import { draftOfTyped, type FeeRevision, type TypedFees } from "./fee-form.ts";

/** A fee table as the office sees it. */
export type ListedFees = inferRouterOutputs<AppRouter>["members"]["fees"]["list"][number];

type Problems = Readonly<Record<string, string>>;

type Ends = {
  readonly onSaved: (sent: TypedFees, saved: FeeRevision & FeeDraft) => void;
  /** The draft is published or discarded. */
  readonly onClosed: () => void;
};

/** Saves, publishes and discards the draft of a fee table; `message` is what the last of them led to. */
export function useFeeTables({ onSaved, onClosed }: Ends) {
  const utils = trpc.useUtils();
  const [problems, setProblems] = useState<Problems>({});
  const [message, setMessage] = useState<{ readonly text: string; readonly isRefusal: boolean; readonly attempt: number }>();
  const say = (text: string, isRefusal: boolean): void => setMessage((before) => ({ text, isRefusal, attempt: (before?.attempt ?? 0) + 1 }));
  const sent = useRef<TypedFees>(undefined);
  // A refusal may come from what another user did: the list shows it.
  const onError = async (error: Parameters<typeof failureOf>[0]): Promise<void> => {
    say(failureOf(error).message, true);
    await utils.members.fees.invalidate();
  };
  const ending = {
    onSuccess: async ({ message: text }: { readonly message: string }) => {
      onClosed();
      await utils.members.fees.invalidate();
      say(text, false);
    },
    onError,
  };
  const save = trpc.members.fees.save.useMutation({
    onSuccess: async ({ id, revision, message: text }, { draft }) => {
      await utils.members.fees.invalidate();
      if (sent.current !== undefined) onSaved(sent.current, { ...draft, id, revision });
      say(text, false);
    },
    onError,
  });
  const publish = trpc.members.fees.publish.useMutation(ending);
  const discard = trpc.members.fees.discard.useMutation(ending);
  const isBusy = save.isPending || publish.isPending || discard.isPending;

  function saveTyped(typed: TypedFees, stored: FeeRevision | undefined): void {
    if (isBusy) return;
    const read = FeeDraft.safeParse(draftOfTyped(typed));
    const found = read.success ? {} : firstFieldErrorsOf(read.error, (path) => path.join("."));
    setProblems(found);
    const [first] = Object.keys(found);
    if (first !== undefined) document.getElementById(feeFieldId(first))?.focus();
    if (!read.success) return;
    sent.current = typed;
    save.mutate({ draft: read.data, ...(stored !== undefined && { stored }) });
  }

  return {
    problems,
    message,
    isBusy,
    save: saveTyped,
    publish: (draft: FeeRevision) => !isBusy && publish.mutate(draft),
    discard: (draft: FeeRevision) => !isBusy && discard.mutate(draft),
  };
}

/** The id of a field by its path in the draft. */
export const feeFieldId = (path: string): string => `fees-${path.replaceAll(".", "-")}`;
export type FeeTables = ReturnType<typeof useFeeTables>;
