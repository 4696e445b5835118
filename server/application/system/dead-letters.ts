import { z } from "zod";
import { endingJobNames } from "#domain/jobs.ts";
import { notFound } from "#domain/errors.ts";
import { systemMessages } from "#domain/system/messages.ts";
import type { Tx } from "#db/connection/client.ts";
import { countDeadLetters, selectDeadLetters, markDeadLettersForRedrive } from "#db/queries/outbox.ts";
import { markDeadLetterDiscarded } from "#db/queries/system.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize, authorizeSystem } from "../authorize.ts";
import { Page, paged, type Paged } from "../paging.ts";

/** A dead job, which waits for an operator. */
export type DeadLetterView = {
  readonly id: string;
  readonly job: string;
  /** Id of its e-mail, reimbursement or import. */
  readonly about: string;
  readonly givenUpAt: Date;
  readonly askedAt: Date;
  readonly tries: number;
  readonly why: string;
  /** Id in the log of the request that enqueued it. */
  readonly requestId: string | null;
  /** Its import, export or run was marked as failed when the job was given up: a person starts that again on its page, and discards the job. */
  readonly isEnded: boolean;
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
    isEnded: endingJobNames.some((name) => name === row.topic),
  }));
  return paged(views, count, { page, pageSize });
}

/** Payloads contain ids only; the first one is the subject of the job. */
function aboutOf(payload: unknown): string {
  const ids = z.record(z.string(), z.unknown()).safeParse(payload);
  const first = Object.values(ids.data ?? {}).find((value) => typeof value === "string");
  return typeof first === "string" ? first : "";
}

export const RetryJobsInput = z.object({ id: z.uuid().optional() });
export type RetryJobsInput = z.infer<typeof RetryJobsInput>;

/**
 * Requeues one dead job, or all of them, with a new count of attempts. Jobs that ended when they were given up are left out.
 * @throws not_found (it is not among them any more)
 * @source security.md 4.6
 */
export async function retryDeadLetters(ctx: AppContext, { id }: RetryJobsInput): Promise<{ count: number; message: string }> {
  authorize(ctx.actor, "system.retryJobs");
  return transact(ctx, async (tx) => {
    const retried = await requeue(tx, ctx, id);
    if (id !== undefined && retried === 0) throw notFound("not_found", systemMessages.noSuchJob);
    const ended = id === undefined ? await countDeadLetters(tx, endingJobNames) : 0;
    return { count: retried, message: systemMessages.retried(retried, ended) };
  });
}

/** The same for an operator at the command line; returns how many. @throws forbidden (not the product itself) */
export async function redriveDeadLetters(ctx: AppContext, id: string | undefined): Promise<number> {
  authorizeSystem(ctx.actor);
  return transact(ctx, (tx) => requeue(tx, ctx, id));
}

async function requeue(tx: Tx, ctx: AppContext, id: string | undefined): Promise<number> {
  const jobs = await markDeadLettersForRedrive(tx, id);
  await recordAudit(tx, ctx, { event: "job.retry", ...(id === undefined ? {} : { subject: { kind: "job", id } }), detail: { jobs } });
  return jobs;
}

export const DiscardJobInput = z.object({
  id: z.uuid(),
  reason: z.string().trim().min(1, systemMessages.reasonNeeded).max(300, systemMessages.reasonTooLong),
});
export type DiscardJobInput = z.infer<typeof DiscardJobInput>;

/** Discards a dead job: its effect never happens. @throws not_found */
export async function discardJob(ctx: AppContext, { id, reason }: DiscardJobInput): Promise<{ message: string }> {
  authorize(ctx.actor, "system.discardJob");
  await transact(ctx, async (tx) => {
    if (!(await markDeadLetterDiscarded(tx, id, reason))) throw notFound("not_found", systemMessages.noSuchJob);
    await recordAudit(tx, ctx, { event: "job.discard", subject: { kind: "job", id } });
  });
  return { message: systemMessages.discarded };
}
