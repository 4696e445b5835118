import type { inferRouterOutputs } from "@trpc/server";
import { useState } from "react";
import { FeeDraft } from "#domain/members/fee-table-input.ts";
import { firstFieldErrorsOf } from "#domain/field-errors.ts";
import type { AppRouter } from "#server/trpc/router.ts";
import { failureOf, trpc } from "../../../lib/trpc.ts";
import { draftOfTyped, type TypedFees } from "./fee-form.ts";

/** A fee table as the office sees it. */
export type ListedFees = inferRouterOutputs<AppRouter>["members"]["fees"]["list"][number];

type Problems = Readonly<Record<string, string>>;

/** Saves, publishes and discards the draft of a fee table; `message` is what the last of them led to. */
export function useFeeTables() {
  const utils = trpc.useUtils();
  const [problems, setProblems] = useState<Problems>({});
  const [message, setMessage] = useState<{ readonly text: string; readonly isRefusal: boolean; readonly attempt: number }>();
  const say = (text: string, isRefusal: boolean): void => setMessage((before) => ({ text, isRefusal, attempt: (before?.attempt ?? 0) + 1 }));
  const handlers = {
    onSuccess: async ({ message: text }: { readonly message: string }) => {
      await utils.members.fees.invalidate();
      say(text, false);
    },
    onError: (error: Parameters<typeof failureOf>[0]) => say(failureOf(error).message, true),
  };
  const save = trpc.members.fees.save.useMutation(handlers);
  const publish = trpc.members.fees.publish.useMutation(handlers);
  const discard = trpc.members.fees.discard.useMutation(handlers);
  const isBusy = save.isPending || publish.isPending || discard.isPending;

  function saveTyped(typed: TypedFees, stored: Pick<ListedFees, "id" | "revision"> | undefined): void {
    if (isBusy) return;
    const draft = draftOfTyped(typed);
    const read = FeeDraft.safeParse(draft);
    const found = read.success ? {} : firstFieldErrorsOf(read.error, (path) => path.join("."));
    setProblems(found);
    const [first] = Object.keys(found);
    if (first !== undefined) document.getElementById(feeFieldId(first))?.focus();
    else save.mutate({ draft, ...(stored !== undefined && { stored: { id: stored.id, revision: stored.revision } }) });
  }

  const revisionOf = ({ id, revision }: ListedFees) => ({ id, revision });
  return {
    problems,
    message,
    isBusy,
    save: saveTyped,
    publish: (draft: ListedFees) => !isBusy && publish.mutate(revisionOf(draft)),
    discard: (draft: ListedFees) => !isBusy && discard.mutate(revisionOf(draft)),
  };
}

/** The id of a field by its path in the draft. */
export const feeFieldId = (path: string): string => `fees-${path.replaceAll(".", "-")}`;
export type FeeTables = ReturnType<typeof useFeeTables>;
