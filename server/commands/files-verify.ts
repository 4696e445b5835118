import { parseArgs } from "node:util";
import { z } from "zod";
import { describeFiles, sampleFiles, verifyFiles } from "../application/system/verify-files.ts";
import { runOperatorCommand } from "./operator-command.ts";

const Input = z.object({ sample: z.boolean().default(false) });

/** Reads every stored file, or a hundredth of them, and compares it with the hash of its upload. */
await runOperatorCommand("files:verify", {
  usage: "npm run files:verify [-- --sample]",
  read: () => Input.parse(parseArgs({ options: { sample: { type: "boolean" } } }).values),
  work: async (ctx, { sample }) => {
    const report = await (sample ? sampleFiles(ctx) : verifyFiles(ctx));
    if (report.missing.length + report.damaged.length > 0) process.exitCode = 1;
    return describeFiles(report);
  },
});
