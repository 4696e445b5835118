import type { StaffActor } from "#domain/accounts/actor.ts";
import { calendarDateInIndia, daysAfter } from "#domain/dates.ts";
import type { OwningOffice } from "#domain/reimbursements/owners.ts";
import { selectWorkIds } from "#db/queries/work-list.ts";
import { setAbsence } from "../application/work/absences.ts";
import { assignOwners } from "../application/work/assign-owners.ts";
import { getOffice } from "../application/work/office.ts";
import { listViews, saveView } from "../application/work/saved-views.ts";
import type { AppContext, Services } from "../context.ts";

type DemoOfficers = { readonly admin: StaffActor; readonly second: StaffActor; readonly dgft: StaffActor };

/** Owners of most claims that wait, an absence with a deputy, and a saved view, which is the last and marks the end. */
export async function seedDemoWork(services: Services, { admin, second, dgft }: DemoOfficers): Promise<void> {
  const as = (actor: StaffActor): AppContext => ({
    ...services,
    actor,
    origin: { requestId: "demo-seed", transport: "system", ip: "127.0.0.1", userAgent: "seed" },
  });
  const product = { scheme: "product" } as const;
  if ((await listViews(as(admin), product)).length > 0) return;
  const seenAt = services.now();
  const today = calendarDateInIndia(seenAt);
  const freeIn = (office: OwningOffice, { userId }: StaffActor) =>
    selectWorkIds(services.db, { office, userId, owners: [], withoutDeputy: [], today }, { part: "free", offset: 0, limit: 100 });
  const give = async (to: StaffActor, ids: readonly string[]): Promise<void> => {
    if (ids.length > 0) await assignOwners(as(to), { ids: [...ids], to: to.userId, seenAt });
  };
  const [atCouncil, atDgft] = [await freeIn("council", admin), await freeIn("dgft", dgft)];
  const everyThird = (first: number): string[] => atCouncil.filter((_, place) => place % 3 === first);
  await give(admin, everyThird(0));
  await give(second, everyThird(1));
  await give(
    dgft,
    atDgft.filter((_, place) => place % 2 === 0),
  );
  if ((await getOffice(as(second))).absences.length === 0)
    await setAbsence(as(second), { userId: second.userId, fromOn: daysAfter(today, -1), untilOn: daysAfter(today, 3), deputyId: admin.userId });
  await saveView(as(admin), { ...product, name: "Mine and overdue", query: "owner=me&due=overdue" });
}
