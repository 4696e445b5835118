import { z } from "zod";
import { notFound } from "#domain/errors.ts";
import { systemMessages } from "#domain/system/messages.ts";
import { selectDeadLetters, markDeadLettersForRedrive } from "#db/queries/outbox.ts";
import { markDeadLetterDiscarded } from "#db/queries/system.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { Page, paged, type Paged } from "../paging.ts";

/** A job that was given up and waits for a person. */
export type DeadLetterView = {
  readonly id: string;
  readonly job: string;
  /** Which letter, reimbursement or import it is about. */
  readonly about: string;
  readonly givenUpAt: Date;
  readonly askedAt: Date;
  readonly tries: number;
  readonly why: string;
  /** Under which the log knows the request that asked for it. */
  readonly requestId: string | null;
};

export const ListDeadLettersInput = Page;
export type ListDeadLettersInput = z.output<typeof Page>;

export async function listSystemDeadLetters(ctx: AppContext, { page, pageSize }: ListDeadLettersInput): Promise<Paged<DeadLetterView>> {
  authorize(ctx.actor, "system.read");
  const { rows, count } = await selectDeadLetters(ctx.db, { offset: (page - 1) * pageSize, limit: pageSize });
  const views = rows.map((row) => ({
    id: row.id,
    job: row.topic,
    about: aboutOf(row.payload),
    givenUpAt: row.deadAt ?? row.createdAt,
    askedAt: row.createdAt,
    tries: row.attempts,
    why: row.lastError ?? "",
    requestId: row.requestId,
  }));
  return paged(views, count, { page, pageSize });
}

/** Payloads hold ids only; the first one names what the job is about. */
function aboutOf(payload: unknown): string {
  const ids = z.record(z.string(), z.unknown()).safeParse(payload);
  const first = Object.values(ids.data ?? {}).find((value) => typeof value === "string");
  return typeof first === "string" ? first : "";
}

export const RetryJobsInput = z.object({ id: z.uuid().optional() });
export type RetryJobsInput = z.infer<typeof RetryJobsInput>;

/**
 * Has one job that was given up tried again from its beginning, or all of them.
 * @throws not_found (it is not among them any more)
 * @source security.md 4.6
 */
export async function retryDeadLetters(ctx: AppContext, { id }: RetryJobsInput): Promise<{ count: number; message: string }> {
  authorize(ctx.actor, "system.retryJobs");
  const count = await transact(ctx, async (tx) => {
    const retried = await markDeadLettersForRedrive(tx, id);
    if (id !== undefined && retried === 0) throw notFound("not_found", systemMessages.noSuchJob);
    await recordAudit(tx, ctx, { event: "job.retry", ...(id === undefined ? {} : { subject: { kind: "job", id } }), detail: { jobs: retried } });
    return retried;
  });
  return { count, message: systemMessages.retried(count) };
}

export const DiscardJobInput = z.object({
  id: z.uuid(),
  reason: z.string().trim().min(1, systemMessages.reasonNeeded).max(300, systemMessages.reasonTooLong),
});
export type DiscardJobInput = z.infer<typeof DiscardJobInput>;

/** Ends a job that was given up, undone: what it was for does not happen. @throws not_found */
export async function discardJob(ctx: AppContext, { id, reason }: DiscardJobInput): Promise<{ message: string }> {
  authorize(ctx.actor, "system.discardJob");
  await transact(ctx, async (tx) => {
    if (!(await markDeadLetterDiscarded(tx, id, reason))) throw notFound("not_found", systemMessages.noSuchJob);
    await recordAudit(tx, ctx, { event: "job.discard", subject: { kind: "job", id } });
  });
  return { message: systemMessages.discarded };
}
