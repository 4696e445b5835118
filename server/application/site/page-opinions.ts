import { z } from "zod";
import { limits } from "#domain/accounts/limits.ts";
import { calendarDateInIndia, daysAfter } from "#domain/dates.ts";
import { opinionSpans, type PageOpinions } from "#domain/site/page-opinions.ts";
import { insertPageOpinion, selectPageOpinions } from "#db/queries/page-opinions.ts";
import type { AppContext } from "../../context.ts";
import { consumeAttempt, consumeRateLimit } from "../accounts/rate-limits.ts";
import { addressSubject } from "../../infra/ip.ts";
import { authorize, authorizeAnyone } from "../authorize.ts";

export type GiveOpinionInput = Pick<PageOpinions, "page" | "language"> & { readonly isUseful: boolean };

/**
 * Counts what a reader says about a page. Nothing about the reader is stored. Past the limits of an address the answer is not counted, and the
 * reader is thanked all the same.
 * @source GIGW 3.0 "Feedback"; ux.md "Public pages"
 */
export async function giveOpinion(ctx: AppContext, { page, language, isUseful }: GiveOpinionInput): Promise<void> {
  authorizeAnyone(ctx.actor, "site.giveOpinion");
  const ofPage = { limit: limits.opinionOfAddress, subject: `${addressSubject(ctx.origin.ip)} ${page}` };
  const tries = await consumeRateLimit(ctx, [ofPage, consumeAttempt(ctx, limits.opinionsOfAddress)]);
  if (!tries.isAllowed) return;
  await insertPageOpinion(ctx.db, { page, language, saidOn: calendarDateInIndia(ctx.now()), useful: isUseful ? 1 : 0, notUseful: isUseful ? 0 : 1 });
}

export const ReadOpinionsInput = z.object({ days: z.literal(opinionSpans).default(90) }).default({ days: 90 });
export type ReadOpinionsInput = z.output<typeof ReadOpinionsInput>;

/** The opinions of the last days, the page with the most "not useful" first. */
export async function readOpinions(ctx: AppContext, { days }: ReadOpinionsInput): Promise<readonly PageOpinions[]> {
  authorize(ctx.actor, "site.readOpinions");
  return selectPageOpinions(ctx.db, daysAfter(calendarDateInIndia(ctx.now()), -days));
}
