import { useState, type Dispatch, type SetStateAction } from "react";
import type { Action } from "#domain/reimbursements/lifecycle.ts";

type Words<T> = readonly [words: T, setWords: Dispatch<SetStateAction<T>>];

/** The day as it was typed, when it is no date. */
export type HoldWords = { readonly reason: string; readonly untilOn: string };
export const noHoldWords: HoldWords = { reason: "", untilOn: "" };

/** What the reviewer types in the dialogs. The page holds it: a dialog is gone after a refusal, and opened again. */
export type DialogWords = {
  /** Undefined until something is typed. */
  readonly forward: Words<string | undefined>;
  readonly close: Words<string>;
  readonly sendBack: Words<string>;
  readonly hold: Words<HoldWords>;
  readonly reopening: Words<string>;
  /** Whether the firm is asked for further documents; undefined until it is chosen. */
  readonly share: Words<boolean | undefined>;
};

export const useDialogWords = (): DialogWords => ({
  forward: useState<string>(),
  close: useState(""),
  sendBack: useState(""),
  hold: useState(noHoldWords),
  reopening: useState(""),
  share: useState<boolean>(),
});

/**
 * Whether something is typed that no step has sent and that can be sent still. A remark that can be sent back no more stays on the page, so it
 * counts in any case.
 * @param wordsBefore the words to DGFT with which their dialog begins
 * @param actions what the claim allows now
 */
export function hasUnsentWords(words: DialogWords, wordsBefore: string, actions: readonly Action[]): boolean {
  const [toDgft = wordsBefore] = words.forward;
  const texts = [
    words.sendBack[0],
    words.reopening[0],
    ...(actions.includes("council_close") ? [words.close[0]] : []),
    ...(actions.includes("council_hold") ? [words.hold[0].reason] : []),
  ];
  return (actions.includes("forward") && toDgft !== wordsBefore) || texts.some((text) => text.trim() !== "");
}
