import { gstStateName } from "#domain/members/gst-states.ts";
import { formatPaise } from "../../shared/format.ts";
import type { ApplicationView } from "./joining-views.ts";

type HandedIn = ApplicationView["handedIn"][number];
type Given = Pick<HandedIn, "firm" | "exportYear">;

/** An answer as the council reads it. */
export type AnswerFact = { readonly key: string; readonly label: string; readonly text: string };
/** One that was changed. */
export type ChangedFact = AnswerFact & { readonly was: string };

const kinds = { manufacturer: "Manufacturer and exporter", merchant: "Merchant exporter" } as const;

/** The answers of an application; none while one of them is incomplete. */
export function answerFacts({ firm, exportYear }: Given): readonly AnswerFact[] {
  if (firm === undefined) return [];
  return [
    { key: "firmName", label: "Firm", text: firm.firmName },
    { key: "gstNo", label: "GST number", text: firm.gstNo },
    { key: "pan", label: "PAN", text: firm.pan },
    { key: "iecNo", label: "IEC", text: firm.iecNo },
    { key: "kind", label: "Kind", text: `${kinds[firm.kind]}${firm.isMsme === "yes" ? ", MSME" : ""}` },
    { key: "address", label: "Address", text: firm.address },
    { key: "stateCode", label: "State of the address", text: gstStateName(firm.stateCode) },
    { key: "contactName", label: "Contact", text: firm.contactName },
    { key: "contactPhone", label: "Phone", text: firm.contactPhone },
    { key: "devices", label: "Devices", text: firm.devices },
    { key: "exports", label: `Exports of ${exportYear}`, text: formatPaise(firm.exportsPaise) },
  ];
}

/** The answers of `now` that are not as they were before, each with what it was. */
export function changedFacts(before: Given | undefined, now: Given): readonly ChangedFact[] {
  const facts = before === undefined ? [] : answerFacts(before);
  return answerFacts(now).flatMap((fact) => {
    const was = facts.find(({ key }) => key === fact.key);
    if (was === undefined || (was.text === fact.text && was.label === fact.label)) return [];
    return [{ ...fact, was: was.label === fact.label ? was.text : `${was.text} (${was.label})` }];
  });
}

/** What the applicant changes now, or changed with the last reply. */
export function latestChanges(view: Given & Pick<ApplicationView, "handedIn">): readonly ChangedFact[] {
  const since = changedFacts(view.handedIn.at(-1), view);
  return since.length > 0 ? since : changedFacts(view.handedIn.at(-2), view);
}

/** The replies that changed answers, with the labels of these answers. */
export const changesByReply = (handedIn: readonly HandedIn[]) =>
  handedIn
    .map((one, place) => ({ at: one.at, labels: changedFacts(place === 0 ? undefined : handedIn[place - 1], one).map(({ label }) => label) }))
    .filter(({ labels }) => labels.length > 0);
