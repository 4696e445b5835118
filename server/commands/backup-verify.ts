import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { describeManifest } from "../application/system/describe-manifest.ts";
import { verifyArchive } from "../application/system/restore.ts";
import { runCommand } from "./operator-command.ts";

const Input = z.object({ from: z.string("name the archive").min(1) });

/** Reads every byte of an archive and compares it with the manifest. */
await runCommand({
  usage: "npm run backup:verify -- --from /backups/2026-11-21",
  read: () => Input.parse(parseArgs({ options: { from: { type: "string" } } }).values),
  work: async ({ from }) => `The archive is whole. ${describeManifest(await verifyArchive(resolve(from)))}`,
});
