import { z } from "zod";
import { deputyOn, findAbsence } from "#domain/accounts/absences.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import { transact } from "#db/connection/transact.ts";
import { selectAbsences } from "#db/queries/absences.ts";
import { findSharesByLoad, selectLoads, selectOfficers, upsertOfficeSettings } from "#db/queries/officers.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import type { AbsenceView } from "./absences.ts";
import { officeOfActor } from "./inputs.ts";

export type OfficerView = {
  readonly id: string;
  readonly name: string;
  readonly isMe: boolean;
  /** Owned claims that wait for the office. */
  readonly waiting: number;
  /** The last day of the absence that goes on, YYYY-MM-DD, and who stands in. */
  readonly absentUntil: string | undefined;
  readonly deputy: string | undefined;
};

export type OfficeView = {
  readonly sharesByLoad: boolean;
  readonly officers: readonly OfficerView[];
  /** Those that go on or come, in the order of their days. */
  readonly absences: readonly AbsenceView[];
};

/** The reader's office: its officers with their load, its absences, its setting. */
export async function getOffice(ctx: AppContext): Promise<OfficeView> {
  const actor = authorize(ctx.actor, "work.read");
  const office = officeOfActor(actor);
  const today = calendarDateInIndia(ctx.now());
  const [sharesByLoad, officers, absences] = await Promise.all([
    findSharesByLoad(ctx.db, office),
    selectOfficers(ctx.db, office),
    selectAbsences(ctx.db, office, today),
  ]);
  const loads = await selectLoads(
    ctx.db,
    office,
    officers.map(({ id }) => id),
  );
  const nameOf = (id: string | undefined): string | undefined => officers.find((officer) => officer.id === id)?.name;
  const isOfficer = (id: string): boolean => nameOf(id) !== undefined;
  return {
    sharesByLoad,
    officers: officers.map(({ id, name }) => ({
      id,
      name,
      isMe: id === actor.userId,
      waiting: loads.find((load) => load.id === id)?.waiting ?? 0,
      absentUntil: findAbsence(absences, id, today)?.untilOn,
      deputy: nameOf(deputyOn(absences, { userId: id, day: today, isOfficer })),
    })),
    absences: absences.map((absence) => ({ ...absence, isNow: absence.fromOn <= today })),
  };
}

export const ChangeOfficeInput = z.object({ sharesByLoad: z.boolean() });
export type ChangeOfficeInput = z.output<typeof ChangeOfficeInput>;

/** Changes whether new claims of the own office are shared by load. Claims that have an owner keep it. */
export async function changeOffice(ctx: AppContext, { sharesByLoad }: ChangeOfficeInput): Promise<void> {
  const actor = authorize(ctx.actor, "work.changeOffice");
  const office = officeOfActor(actor);
  await transact(ctx, async (tx) => {
    await upsertOfficeSettings(tx, { office, sharesByLoad, changedBy: actor.userId, changedAt: ctx.now() });
    await recordAudit(tx, ctx, { event: "office.change", detail: { office, sharesByLoad } });
  });
}
