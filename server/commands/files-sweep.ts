import { parseArgs } from "node:util";
import { z } from "zod";
import { findOrphans, removeOrphans } from "../application/files/sweep-orphans.ts";
import { runOperatorCommand } from "./operator-command.ts";

const Input = z.object({ yes: z.boolean().default(false) });

/** Says how many stored files have no row; with `--yes` it deletes them, also when the daily sweep refuses. */
await runOperatorCommand("files:sweep", {
  usage: "npm run files:sweep [-- --yes]",
  read: () => Input.parse(parseArgs({ options: { yes: { type: "boolean" } } }).values),
  work: async (ctx, { yes }) => {
    const orphans = await findOrphans(ctx);
    const found = `${orphans.count} of ${orphans.listed} stored files that are older than 7 days have no row in this database.`;
    if (orphans.count === 0) return found;
    if (!yes) return `${found} To delete them for good: npm run files:sweep -- --yes`;
    const removed = await removeOrphans(ctx, orphans);
    return `${found} ${removed} were deleted.${removed < orphans.count ? " Run the command again for the rest." : ""}`;
  },
});
