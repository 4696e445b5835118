import { paths } from "../council.ts";
import type { Reader } from "./lifecycle.ts";
import type { Scheme } from "./scheme.ts";
import { schemeOf, schemes } from "./schemes/index.ts";
import { schemeKinds, type SchemeKind } from "./schemes/kinds.ts";

/** The last part of the address of a list in the back office: "Plant Registration" is `plantRegistration`. @source specification 2 "Sections" */
export function sectionOfScheme(kind: SchemeKind): string {
  const words = schemeOf(kind).listLabel.split(" ");
  return words.map((word, index) => `${index === 0 ? word.charAt(0).toLowerCase() : word.charAt(0).toUpperCase()}${word.slice(1)}`).join("");
}

/** The name of a list in a sidebar: "Plant Registration" reads "Plant registration". @source specification 2 "Sidebar" */
export function sidebarLabel(kind: SchemeKind): string {
  const { listLabel } = schemeOf(kind);
  return `${listLabel.charAt(0)}${listLabel.slice(1).toLowerCase()}`;
}

/** The scheme behind a section of the back office, whatever the case it was typed in, or undefined. */
export function findSection(section: string): Scheme | undefined {
  const kind = schemeKinds.find((each) => sectionOfScheme(each).toLowerCase() === section.toLowerCase());
  return kind === undefined ? undefined : schemes[kind];
}

/** The list of one scheme in the council's or the officer's back office. */
export function listPath(reader: Exclude<Reader, "member">, kind: SchemeKind): string {
  return `${reader === "council" ? paths.councilHome : paths.dgftHome}/${sectionOfScheme(kind)}`;
}

/** The page of a firm in the council's back office, with its claims of all schemes. */
export const councilFirmPath = (firmId: string): string => `${paths.councilHome}/firms/${firmId}`;

/** The address of a computation sheet by itself, to be printed. */
export const sheetPath = (reader: Reader, kind: SchemeKind, id: string): string => `${reimbursementPath(reader, kind, id)}/sheet`;

/** The address of a reimbursement for this reader; for the council optionally at one of its documents. */
export function reimbursementPath(reader: Reader, kind: SchemeKind, id: string, fieldName?: string): string {
  if (reader === "member") return `${paths.memberHome}/reimbursements/${id}`;
  const page = `${listPath(reader, kind)}/${id}`;
  return reader === "council" && fieldName !== undefined ? `${page}?document=${encodeURIComponent(fieldName)}` : page;
}
