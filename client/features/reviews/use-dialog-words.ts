import { useState } from "react";

type Words = readonly [words: string, setWords: (words: string) => void];

/** What the reviewer types in the dialogs. The page holds it: a dialog is gone after a refusal, and opened again. */
export type DialogWords = { readonly forward: Words; readonly close: Words };

export const useDialogWords = (): DialogWords => ({ forward: useState(""), close: useState("") });
