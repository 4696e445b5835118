import type { AnswerRow } from "#domain/reimbursements/derive.ts";
import { readTypedDate } from "#domain/typed-date.ts";
import { formatDate, formatInr } from "../../shared/format.ts";

/** An answer as people read it; undefined when none was given. */
export function answerText({ kind, value }: Pick<AnswerRow, "kind" | "value">): string | undefined {
  if (value === undefined) return undefined;
  if (kind === "amount") return formatInr(value);
  return kind === "date" && readTypedDate(value) !== undefined ? formatDate(value) : value;
}
