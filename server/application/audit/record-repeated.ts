import { consumeAttempts } from "#db/queries/rate-limits.ts";
import type { AppContext } from "../../context.ts";
import { addressSubject } from "../../infra/ip.ts";
import { hashSecret } from "../../infra/secrets.ts";
import { recordAuditInOwnTransaction, type AuditNote } from "./record-audit.ts";

const windowSeconds = 60;
/** For all visitors together: refusals of a thousand addresses must not fill the disk either. */
const maxVisitorEntries = 300;

/**
 * Records a refused or failed action that anyone can repeat without end. The same entry of the same actor or address is written
 * the first, tenth, hundredth and thousandth time within a minute, with the count: a flood is visible and costs a few rows.
 * @param about what makes two entries different, in addition to event and text; the subject's id unless given
 * @source security.md row 40
 */
export async function recordRepeated(ctx: AppContext, note: AuditNote, about = note.subject?.id ?? ""): Promise<void> {
  const isVisitor = ctx.actor.kind === "visitor";
  const own = { key: `audit:${hashSecret(subjectOf(ctx, note, about)).slice(0, 32)}`, max: 1, windowSeconds };
  const all = { key: "audit:visitors", max: maxVisitorEntries, windowSeconds };
  const counted = await consumeAttempts(ctx.db, isVisitor ? [own, all] : [own]);
  const countOf = (key: string): number => counted.find((row) => row.key === key)?.count ?? 0;
  const times = countOf(own.key);
  const ofVisitors = countOf(all.key);
  if (!isPowerOfTen(times) || (ofVisitors > maxVisitorEntries && !isPowerOfTen(ofVisitors))) return;
  const floodCounts = { ...(times > 1 ? { times } : {}), ...(ofVisitors > maxVisitorEntries ? { ofVisitors } : {}) };
  await recordAuditInOwnTransaction(ctx, { ...note, detail: { ...note.detail, ...floodCounts } });
}

const subjectOf = ({ actor, origin }: AppContext, note: AuditNote, about: string): string => {
  const who = actor.kind === "user" ? actor.userId : actor.kind === "system" ? actor.name : addressSubject(origin.ip);
  return JSON.stringify([who, note.event, note.outcome, about, note.detail]);
};

const isPowerOfTen = (count: number): boolean => Number.isInteger(Math.log10(count));
