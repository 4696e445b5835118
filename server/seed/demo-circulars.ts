import { systemActor, type MemberActor, type StaffActor } from "#domain/accounts/actor.ts";
import { calendarDateInIndia, dayMs } from "#domain/dates.ts";
import { insertCircularRead } from "#db/queries/circular-readers.ts";
import { selectCircularMembers } from "#db/queries/seed.ts";
import { listCirculars, readCircular } from "../application/circulars/list-circulars.ts";
import { openOwnCircular } from "../application/circulars/own-circulars.ts";
import { publishCircular, withdrawCircular } from "../application/circulars/publish-circular.ts";
import { saveCircular } from "../application/circulars/save-circular.ts";
import { notifyOfCircular } from "../application/circulars/notify-of-circular.ts";
import type { AppContext, Services } from "../context.ts";
import { demoCirculars, demoCircularDraft, type DemoCircular } from "./content/circulars.ts";

type DemoReaders = { readonly admin: StaffActor; readonly member: MemberActor };

const at = (date: string, time = "11:00"): Date => new Date(`${date}T${time}:00+05:30`);

/** Circulars of the demonstration's year, some read, two replaced, one withdrawn, and a draft, which is the last and marks the end. */
export async function seedDemoCirculars(services: Services, { admin, member }: DemoReaders): Promise<void> {
  const as = (actor: AppContext["actor"], now: Date): AppContext => ({
    ...services,
    now: () => now,
    actor,
    origin: { requestId: "demo-seed", transport: "system", ip: "127.0.0.1", userAgent: "seed" },
  });
  const today = calendarDateInIndia(services.now());
  const { rows } = await listCirculars(as(admin, services.now()), { page: 1, pageSize: 100 });
  const known = new Map(rows.map(({ subject, id, state }) => [subject, { id, state }]));
  if (known.has(demoCircularDraft.subject)) return;
  const idOf = (subject: string | undefined): string | null => known.get(subject ?? "")?.id ?? null;
  for (const circular of demoCirculars.filter(({ publishedOn }) => publishedOn <= today)) {
    const { publishedOn, replaces, readPercent: _readPercent, withdrawn, ...draft } = circular;
    const found = known.get(draft.subject);
    if (found?.state === "withdrawn") continue;
    const ctx = as(admin, at(publishedOn));
    const stored = found === undefined ? await saveCircular(ctx, { draft: { ...draft, replacesId: idOf(replaces), fileId: null } }) : undefined;
    const id = stored?.id ?? found?.id ?? "";
    if (found?.state !== "published") {
      const { state } = await publishCircular(ctx, { id, revision: stored?.revision ?? 1 });
      known.set(draft.subject, { id, state });
    }
    // Nothing of it is done twice where an interrupted seed did it before.
    await notifyOfCircular(as(systemActor("demo-seed"), at(publishedOn)), id);
    await readBySome(services, { id, circular, exceptUserId: member.userId });
    if (publishedOn < newFrom && isFor(circular)) await openOwnCircular(as(member, at(publishedOn, "15:30")), { id });
    if (withdrawn === undefined) continue;
    const { revision } = await readCircular(ctx, { id });
    await withdrawCircular(as(admin, at(withdrawn.on)), { id, revision, reason: withdrawn.reason });
  }
  await saveCircular(as(admin, services.now()), { draft: { ...demoCircularDraft, replacesId: null, fileId: null } });
}

/** The member of the demonstration has not opened what was published since. */
const newFrom = "2026-10-01";
/** Its firm has a claim of every scheme, and its devices are in the first group. */
const isFor = ({ audience }: DemoCircular): boolean => audience.states.length + audience.deviceGroups.length === 0;

/** A share of the firms has opened it on the next days. */
async function readBySome(
  { db }: Services,
  {
    id,
    circular: { publishedOn, readPercent },
    exceptUserId,
  }: { readonly id: string; readonly circular: DemoCircular; readonly exceptUserId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const members = (await selectCircularMembers(tx, id)).filter(({ userId }) => userId !== exceptUserId);
    for (const [place, { userId, firmId }] of members.entries()) {
      const readAt = new Date(at(publishedOn).getTime() + (1 + (place % 5)) * dayMs);
      if ((place * 37) % 100 < readPercent) await insertCircularRead(tx, { circularId: id, userId, firmId, readAt });
    }
  });
}
