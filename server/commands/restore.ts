import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { describeManifest } from "../application/system/describe-manifest.ts";
import { restore } from "../application/system/restore.ts";
import { runCommand } from "./operator-command.ts";
import { recordRun, withPortal } from "./portal-command.ts";

const Input = z.object({ from: z.string("name the archive").min(1), "other-secret": z.boolean().default(false) });

/** Fills an empty portal from an archive, while no portal runs on it. */
await runCommand({
  usage: "npm run restore -- --from /backups/2026-11-21 [--other-secret]",
  read: () => Input.parse(parseArgs({ options: { from: { type: "string" }, "other-secret": { type: "boolean" } } }).values),
  work: ({ from, "other-secret": withOtherSecret }) =>
    withPortal("exclusive", async (portal) => {
      const manifest = await restore(portal, resolve(from), { withOtherSecret });
      await recordRun(portal, { kind: "restore", outcome: "done", detail: { files: manifest.files.count, bytes: manifest.files.bytes } });
      const summary = describeManifest(manifest);
      return `Restored. ${summary}\nEverybody signs in again. Now repeat the erasures since then: npm run privacy:erase -- --replay --kept <the list kept beside the backup>`;
    }),
});
