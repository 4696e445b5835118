import { financialYearLabel, financialYearSpan, calendarDateInIndia } from "#domain/dates.ts";
import { sharedDocuments } from "#domain/reimbursements/derive.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";
import { getFirmRow } from "#db/queries/members.ts";
import { findProfile } from "#db/queries/profiles.ts";
import { findLastAnswers } from "#db/queries/reimbursements.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";

/** Answers that the firm gave before, by wire name, and the reimbursement that they come from. */
export type KnownAnswers = Readonly<Record<string, { readonly value: string; readonly source: "profile" | "reimbursement" }>>;

/**
 * The answers with which a new reimbursement starts: the address from the profile, the answers that several schemes share
 * from the newest reimbursement of this financial year.
 * @source ux.md "Ask once"
 */
export async function getKnownAnswers(ctx: AppContext): Promise<KnownAnswers> {
  const actor = authorize(ctx.actor, "reimbursements.getKnownAnswers");
  const names = [...new Set(schemeKinds.flatMap((kind) => sharedDocuments(schemeOf(kind))))];
  const { from } = financialYearSpan(financialYearLabel(calendarDateInIndia(ctx.now())));
  const [profile, firm, last] = await Promise.all([
    findProfile(ctx.db, actor.firmId),
    getFirmRow(ctx.db, actor.firmId),
    findLastAnswers(ctx.db, { firmId: actor.firmId, names, since: from }),
  ]);
  const given = Object.fromEntries(Object.entries(last).map(([name, value]) => [name, { value, source: "reimbursement" as const }]));
  const address = profile?.row.address ?? given["firm_address"]?.value ?? firm.address ?? undefined;
  if (address === undefined) return given;
  return { ...given, firm_address: { value: address, source: profile === undefined && given["firm_address"] ? "reimbursement" : "profile" } };
}
