import { paths } from "#domain/council.ts";
import { reimbursementPath, sectionOfScheme } from "#domain/reimbursements/addresses.ts";
import type { State } from "#domain/reimbursements/lifecycle.ts";
import { schemeOf, schemes } from "#domain/reimbursements/schemes/index.ts";
import { schemeKinds, type SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { Scheme } from "#domain/reimbursements/scheme.ts";

/** The member's own list of one scheme; the portal opens with the list of all. */
export const ownListPath = (kind: SchemeKind): string => `${paths.memberHome}/${sectionOfScheme(kind)}`;

/** The wizard whose page has this address, whatever the case it was typed in. */
export const findWizard = (pathname: string): Scheme | undefined =>
  schemeKinds.map(schemeOf).find(({ wizardPath }) => wizardPath.toLowerCase() === pathname.toLowerCase().replace(/\/$/, ""));

export type WizardPosition = {
  readonly id?: string | undefined;
  readonly step?: number;
  readonly from?: "check";
  readonly isDone?: boolean;
  readonly expected?: string;
};

/** One screen of a wizard: its task list, or a step, or what is said after submission. */
export function wizardPath(kind: SchemeKind, { id, step, from, isDone = false, expected }: WizardPosition): string {
  const search = new URLSearchParams();
  if (id !== undefined) search.set("id", id);
  if (step !== undefined) search.set("step", String(step));
  if (from !== undefined) search.set("from", from);
  if (expected !== undefined) search.set("expected", expected);
  if (isDone) search.set("done", "1");
  const query = search.toString();
  return query === "" ? schemes[kind].wizardPath : `${schemes[kind].wizardPath}?${query}`;
}

/** Where a member opens one of the firm's reimbursements: a draft in its wizard, all others on a page of their own. */
export const openPath = ({ id, scheme, state }: { id: string; scheme: SchemeKind; state: State }): string =>
  state === "DRAFT" ? wizardPath(scheme, { id }) : reimbursementPath("member", scheme, id);
