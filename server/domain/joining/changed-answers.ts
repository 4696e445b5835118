import { withoutControls } from "../accounts/plain-line.ts";
import { answersForYear, exportYearField, maxAnswerCharacters, stepFields, type AnswerStep, type JoiningAnswers } from "./steps.ts";

/** A step as its form sends it. */
export type TypedStep = {
  readonly step: AnswerStep;
  /** What stands in the form, by field. */
  readonly typed: JoiningAnswers;
  /** What the form showed at first, by field, with the year whose exports it asks for. Without it all of `typed` counts as changed. */
  readonly seen?: JoiningAnswers | undefined;
  /** The field that showed a suggestion, because it had no stored answer. */
  readonly suggested?: string | undefined;
  /** The user goes to another place and does not save: a suggestion that was not touched is no answer. */
  readonly isLeft?: boolean | undefined;
};

type Changes = {
  /** What is to be stored, by field. A changed amount has the year that its form asked for. */
  readonly changed: JoiningAnswers;
  /** The fields whose stored answer is neither the one that the form showed nor the one that was typed over it. */
  readonly conflicting: readonly string[];
};

/**
 * An answer as it is stored and compared: without control characters, at most `maxAnswerCharacters`. A browser sends each line break as two
 * characters; it is one.
 */
export const plainAnswer = (text = ""): string => withoutControls(text.replaceAll(/\r\n?/g, "\n").slice(0, maxAnswerCharacters));

/**
 * What a form changes of the stored answers.
 * @param exportYear like 2025-26, whose exports are asked for today
 */
export function changedAnswers({ step, typed, seen, suggested, isLeft = false }: TypedStep, stored: JoiningAnswers, exportYear: string): Changes {
  const asked = plainAnswer(seen?.[exportYearField] ?? exportYear);
  const year = asked < exportYear ? asked : exportYear;
  const now = answersForYear(stored, year);
  const changed: Record<string, string> = {};
  const conflicting: string[] = [];
  for (const field of stepFields[step]) {
    const answer = plainAnswer(typed[field]);
    const [shown, present] = [plainAnswer(seen?.[field]), plainAnswer(now[field])];
    // What was stored when the form was shown.
    const before = field === suggested ? "" : shown;
    const isTouched = seen === undefined || answer !== shown;
    if (!isTouched && (isLeft || before !== "" || plainAnswer(stored[field]) !== "")) continue;
    if (seen !== undefined && present !== before && present !== answer) conflicting.push(field);
    changed[field] = answer;
    if (field === "exports") changed[exportYearField] = year;
  }
  return { changed, conflicting };
}
