import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { TwoVersions } from "../../components/two-versions.tsx";
import { useFieldId } from "./field-id.ts";
import type { StepForm } from "./use-step-form.ts";

/** What is wrong with a step that was not saved, or both versions of it when it was saved elsewhere meanwhile. */
export function StepProblems({ form }: { form: StepForm }) {
  const { errors, lead, attempt, differences } = form;
  const fieldId = useFieldId();
  if (differences.length > 0)
    return <TwoVersions title={reimbursementMessages.stale} differences={differences} attempt={attempt} onSettle={form.settle} />;
  const problems = Object.entries(errors).flatMap(([name, texts]) => texts.map((text) => ({ text, fieldId: fieldId(name) })));
  return <ErrorSummary problems={problems} {...(lead === undefined ? {} : { lead })} attempt={attempt} />;
}
