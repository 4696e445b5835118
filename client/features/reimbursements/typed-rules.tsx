import { previewRules } from "#domain/reimbursements/preview-rules.ts";
import { givenItems } from "#domain/reimbursements/answers.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { trpc } from "../../lib/trpc.ts";
import { RulesBeforeFiling } from "./rules-before-filing.tsx";
import type { StepValues } from "./step-values.ts";

/** What the rules say of the costs that are typed in a step, while they are typed. Draws nothing before they are known. */
export function TypedRules({ scheme, values }: { scheme: SchemeKind; values: StepValues }) {
  const rules = trpc.reimbursements.filingRules.useQuery({ scheme });
  return rules.data === undefined ? null : <RulesBeforeFiling lines={previewRules(rules.data, givenItems(values))} />;
}
