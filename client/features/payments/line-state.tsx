import { lineStateLabels, type LineState } from "#domain/payments/line-states.ts";
import { Unbroken } from "../../components/unbroken.tsx";
import { StatusTag } from "../../shared/status-tag.tsx";
import { lineTones } from "./payment-views.ts";

/** The state of a payment line as a tag. */
export const LineStateTag = ({ state }: { readonly state: LineState }) => (
  <StatusTag tone={lineTones[state]}>
    <Unbroken>{lineStateLabels[state]}</Unbroken>
  </StatusTag>
);
