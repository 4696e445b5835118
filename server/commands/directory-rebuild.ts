import { parseArgs } from "node:util";
import { z } from "zod";
import { rebuildDirectory } from "../application/directory/rebuild-directory.ts";
import { runOperatorCommand } from "./operator-command.ts";

const Input = z.object({ after: z.uuid("must be the id of a firm, as this command prints it").optional() });
const lineEveryMs = 2_000;
const inWords = new Intl.NumberFormat("en-IN");

/** Rebuilds the search index of the directory from firms and profiles in batches, and prints its progress. */
await runOperatorCommand("directory:rebuild", {
  usage: "npm run directory:rebuild [-- --after <id of a firm>]",
  read: () => Input.parse(parseArgs({ options: { after: { type: "string" } } }).values),
  work: async (ctx, input) => {
    let [firms, listed] = [0, 0];
    let toldAt = performance.now();
    for await (const done of rebuildDirectory(ctx, input)) {
      ({ firms, listed } = done);
      if (performance.now() - toldAt < lineEveryMs) continue;
      toldAt = performance.now();
      process.stdout.write(`${inWords.format(firms)} firms so far. Ended here, it goes on with: npm run directory:rebuild -- --after ${done.last}\n`);
    }
    return `${inWords.format(listed)} of ${inWords.format(firms)} firms${input.after === undefined ? "" : " after that one"} stand in the directory.`;
  },
});
