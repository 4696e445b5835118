import { useState } from "react";
import { useUnloadWarning } from "../../../lib/unload-warning.ts";
import type { TypedFees } from "./fee-form.ts";

/** Holds what is typed in the form of a draft, and whether it differs from `first`. The browser asks before such changes are lost. */
export function useFeeForm(first: TypedFees) {
  const [begun] = useState(first);
  const [typed, setTyped] = useState(first);
  const isDirty = JSON.stringify(typed) !== JSON.stringify(begun);
  useUnloadWarning(isDirty);
  return { typed, isDirty, change: (part: Partial<TypedFees>): void => setTyped((before) => ({ ...before, ...part })) };
}

export type FeeForm = ReturnType<typeof useFeeForm>;
