import { standIns } from "#domain/accounts/absences.ts";
import type { StaffActor } from "#domain/accounts/actor.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import { officeOfRole } from "#domain/reimbursements/owners.ts";
import { selectAbsences } from "#db/queries/absences.ts";
import { selectOfficers, type Officer } from "#db/queries/officers.ts";
import type { WorkScope } from "#db/queries/work-list.ts";
import type { AppContext } from "../../context.ts";

type OfficersWork = WorkScope & { readonly officers: readonly Officer[] };

/** Whose claims the officer looks at: the own ones, those of absent officers, and what is free. */
export async function getWorkScope(ctx: AppContext, actor: StaffActor): Promise<OfficersWork> {
  const office = officeOfRole[actor.role];
  const today = calendarDateInIndia(ctx.now());
  const [absences, officers] = await Promise.all([selectAbsences(ctx.db, office, today), selectOfficers(ctx.db, office)]);
  const { standsInFor, withoutDeputy } = standIns(absences, { userId: actor.userId, day: today, officers: officers.map(({ id }) => id) });
  return { office, userId: actor.userId, owners: [actor.userId, ...standsInFor], withoutDeputy, today, officers };
}
