import { previewRules } from "#domain/reimbursements/preview-rules.ts";
import { givenItems } from "#domain/reimbursements/answers.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { trpc } from "../../lib/trpc.ts";
import { RulesBeforeFiling } from "./rules-before-filing.tsx";
import type { StepValues } from "./step-values.ts";

type TypedRulesProps = {
  readonly scheme: SchemeKind;
  readonly values: StepValues;
  /** How many costs of the claim come before those of the step. */
  readonly before: number;
};

/** What the rules say of the costs that are typed in a step, while they are typed. Draws nothing before they are known. */
export function TypedRules({ scheme, values, before }: TypedRulesProps) {
  const rules = trpc.reimbursements.filingRules.useQuery({ scheme });
  if (rules.data === undefined) return null;
  const lines = previewRules(rules.data, givenItems(values)).map((line) => ({ ...line, place: before + line.place }));
  return <RulesBeforeFiling lines={lines} />;
}
