import { useState, type Dispatch, type SetStateAction } from "react";

type Words<T> = readonly [words: T, setWords: Dispatch<SetStateAction<T>>];

/** What the reviewer types in the dialogs. The page holds it: a dialog is gone after a refusal, and opened again. */
export type DialogWords = {
  /** Undefined until something is typed. */
  readonly forward: Words<string | undefined>;
  readonly close: Words<string>;
};

export const useDialogWords = (): DialogWords => ({ forward: useState<string>(), close: useState("") });
