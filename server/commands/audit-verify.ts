import { parseArgs } from "node:util";
import { z } from "zod";
import { verifyAudit } from "../application/audit/verify-audit.ts";
import { runOperatorCommand } from "./operator-command.ts";

const Known = z
  .string()
  .regex(/^\d+:[0-9a-f]{64}$/, "must be a number and a hash as this command prints them, like 1204:9f86…")
  .transform((text) => ({ seq: Number(text.split(":")[0]), hash: text.split(":")[1] ?? "" }));
const Input = z.object({ known: Known.optional() });

/** Computes the hash chain of the audit trail again and names the first entry that was changed. */
await runOperatorCommand("audit:verify", {
  usage: "npm run audit:verify [-- --known <number>:<hash>]",
  read: () => Input.parse(parseArgs({ options: { known: { type: "string" } } }).values),
  work: async (ctx, { known }) => {
    const { seq, hash } = await verifyAudit(ctx, known);
    const count = new Intl.NumberFormat("en-IN").format(seq);
    return `The audit trail is whole: ${count} entries.\nKeep this line outside of this machine and give it back with --known; a trail that was made anew does not have it:\n${seq}:${hash}`;
  },
});
