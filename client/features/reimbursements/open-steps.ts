import { findStep } from "#domain/reimbursements/derive.ts";
import type { Step } from "#domain/reimbursements/scheme.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import type { NumberedStep } from "./step-status.ts";
import type { ReimbursementView } from "./views.ts";

/** The id of an open step in the reply. */
export const openStepId = (number: number): string => `open-step-${number}`;

/** The steps of which the reply may change something, each with the fields that are open. */
export function openSteps(view: ReimbursementView): NumberedStep[] {
  const scheme = schemeOf(view.scheme);
  return view.steps.flatMap(({ number, isOpen }) => {
    const step = findStep(scheme, number);
    if (step === undefined) return [];
    if (isOpen) return asksWords(step) || hasItems(step) ? [{ number, step }] : [];
    const fields = step.fields.filter((field) => field.type === "items" && hasOpenItems(view, number, field.document));
    return fields.length === 0 ? [] : [{ number, step: { ...step, fields } }];
  });
}

/** True for a step with an answer that the member may change: not only documents, and not only the firm's own data. */
export const asksWords = (step: Step): boolean =>
  step.fields.some((field) => field.type !== "document" && field.type !== "items" && !(field.type === "text" && field.fromFirm));
const hasItems = (step: Step): boolean => step.fields.some(({ type }) => type === "items");

/** True for a step of which an item is open, or to which one may be added. */
const hasOpenItems = ({ items, documents }: ReimbursementView, number: number, document: string): boolean =>
  items.some(({ step, isOpen }) => step === number && isOpen) || documents.some(({ fieldName, isOpen }) => fieldName === document && isOpen);
