import { z } from "zod";
import { readTypedDate, typedDateProblem } from "./typed-date.ts";

/** A typed date as YYYY-MM-DD, or "" for an empty one; anything else is refused with what is wrong with it. */
export const typedDate = (label: string, today?: string) =>
  z.string().transform((text, check) => {
    const problem = typedDateProblem(label, text, today);
    if (problem !== undefined) check.addIssue(problem);
    return readTypedDate(text) ?? "";
  });
