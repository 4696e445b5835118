import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import type { GivenNumbers } from "#db/backup/archive.ts";
import { describeManifest, describeOtherSettings } from "../application/system/describe-manifest.ts";
import { describeNextNumbers, readGivenNumbers } from "../application/system/given-numbers.ts";
import { restore } from "../application/system/restore.ts";
import { runCommand } from "./operator-command.ts";
import { recordRun, withPortal } from "./portal-command.ts";

const Numbers = z
  .string()
  .transform(readGivenNumbers)
  .pipe(
    z.custom<GivenNumbers>(
      (read) => read !== undefined,
      "write the series and its last number like INV/26-27=130, PRD-2627=42, JOIN-2026-27=12 or BATCH=13",
    ),
  );
const Input = z.object({
  from: z.string("name the archive").min(1),
  "other-secret": z.boolean().default(false),
  "numbers-from": z.array(Numbers).default([]),
});
const options = { from: { type: "string" }, "other-secret": { type: "boolean" }, "numbers-from": { type: "string", multiple: true } } as const;

/** The list beside the archive names only what its rows remember. */
const erasuresAgain =
  "Now repeat the erasures since then: npm run privacy:erase -- --replay --kept <the newest list that you have, or the log since then>. " +
  "The list that was stored with this archive has none of them.";

/** Fills an empty portal from an archive, while no portal runs on it. */
await runCommand({
  usage: "npm run restore -- --from /backups/2026-11-21 [--other-secret] [--numbers-from INV/26-27=130]",
  read: () => Input.parse(parseArgs({ options }).values),
  work: ({ from, "other-secret": withOtherSecret, "numbers-from": given }) =>
    withPortal("exclusive", async (portal) => {
      const { manifest, given: raised } = await restore(portal, resolve(from), { withOtherSecret, given });
      await recordRun(portal, { kind: "restore", outcome: "done", detail: { files: manifest.files.count, bytes: manifest.files.bytes } });
      const summary = describeManifest(manifest);
      const ended = "Everybody signs in again, makes new API keys and switches webhooks on again.";
      const since = manifest.rowsAt ?? manifest.createdAt;
      const reopened = `Close again the logins, and take back again the rights, that were closed or taken back after ${since}: they are as they were then.`;
      return `Restored. ${summary}\n${describeNextNumbers(raised)}${describeOtherSettings(manifest, portal)}${ended} ${reopened} ${erasuresAgain}`;
    }),
});
