import { createHash } from "node:crypto";
import { conflict } from "#domain/errors.ts";
import { selectChainEntries, getAuditHead, selectSealsAfter, type SealedEntry } from "#db/queries/audit.ts";
import type { AppContext } from "../../context.ts";
import { authorizeSystem } from "../authorize.ts";

const rowsAtOnce = 5_000;
/** Of a chain without entries. */
const firstHash = "0".repeat(64);

/** A number of the chain with its hash. */
export type ChainEnd = { readonly seq: number; readonly hash: string };

/**
 * Computes the chain of the audit trail again, from its first entry to its head, in portions: memory does not grow with the
 * trail. Entries written while it runs are checked the next time.
 * @param known an end of the chain that was stored elsewhere: a forged chain does not have its hash
 * @returns where the chain ends
 * @throws conflict (`audit_broken`: names the first entry that differs from its seal, and how); forbidden
 * @source security.md row 40, 4.10 I10
 */
export async function verifyAudit(ctx: AppContext, known?: ChainEnd): Promise<ChainEnd> {
  authorizeSystem(ctx.actor);
  const head = await getAuditHead(ctx.db);
  let end: ChainEnd = { seq: 0, hash: firstHash };
  while (end.seq < head.seq) {
    const seals = (await selectSealsAfter(ctx.db, end.seq, rowsAtOnce)).filter(({ seq }) => seq <= head.seq);
    if (seals.length === 0) throw broken(`The last ${head.seq - end.seq} entries of the chain are gone: it ends at number ${end.seq}.`);
    for (const seal of seals) end = checked(seal, end, known);
  }
  if (end.hash !== head.hash) throw broken(`The head of the chain has another hash than number ${end.seq}: one of the two was changed.`);
  if (known !== undefined && known.seq > end.seq) throw broken(`The chain ends at number ${end.seq}, before number ${known.seq}.`);
  await assertAllSealed(ctx);
  return end;
}

/** The end of the chain after a seal that matches the one before. */
function checked({ seq, hash, columns }: SealedEntry, before: ChainEnd, known: ChainEnd | undefined): ChainEnd {
  const next = before.seq + 1;
  if (seq !== next) throw broken(`Number ${next} of the chain was removed: after ${before.seq} comes ${seq}.`);
  if (columns === null) throw broken(`The entry of number ${seq} of the chain was removed.`);
  const text = columns.map((value) => (value === null ? "-," : `${Buffer.byteLength(value)}:${value},`)).join("");
  const computed = createHash("sha256").update(`${before.hash}\n${seq}\n${text}`).digest("hex");
  const [id, at, event] = columns;
  if (computed !== hash) throw broken(`Entry ${id} (number ${seq} of the chain, ${at}, ${event}) was changed after it was sealed, or its seal was.`);
  if (known?.seq === seq && known.hash !== hash)
    throw broken(`Number ${seq} of the chain has another hash than you wrote down: the chain was made anew.`);
  return { seq, hash };
}

/** An entry that was added outside the chain is detected here. */
async function assertAllSealed({ db }: AppContext): Promise<void> {
  let last = 0;
  for (;;) {
    const entries = await selectChainEntries(db, last, rowsAtOnce);
    const outside = entries.find(({ isSealed }) => !isSealed);
    if (outside !== undefined) throw broken(`Entry ${outside.id} is not in the chain: it was added past it, or its seal was removed.`);
    last = entries.at(-1)?.id ?? last;
    if (entries.length < rowsAtOnce) return;
  }
}

const broken = (how: string) => conflict("audit_broken", `The audit trail is not whole. ${how}`);
