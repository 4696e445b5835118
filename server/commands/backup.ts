import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { DomainError } from "#domain/errors.ts";
import { backUp } from "../application/system/back-up.ts";
import { describeManifest } from "../application/system/describe-manifest.ts";
import { runCommand } from "./operator-command.ts";
import { recordRun, withPortal } from "./portal-command.ts";

const Input = z.object({ to: z.string("name the folder that the archive becomes").min(1) });

/** Copies database and files into one archive folder, while the portal runs or not. */
await runCommand({
  usage: "npm run backup -- --to /backups/2026-11-21",
  read: () => Input.parse(parseArgs({ options: { to: { type: "string" } } }).values),
  work: ({ to }) =>
    withPortal("shared", async (portal) => {
      try {
        const { manifest, damaged } = await backUp(portal, resolve(to));
        const detail = { files: manifest.files.count, bytes: manifest.files.bytes, damaged: damaged.length };
        await recordRun(portal, { kind: "backup", outcome: "done", detail });
        // The archive is complete, but somebody has to look at the files.
        if (damaged.length > 0) process.exitCode = 1;
        return `The archive is ${resolve(to)}.\n${describeManifest(manifest)}`;
      } catch (error) {
        // The failure is printed in any case; this note is for the council's page. Where an archive is there already, no backup failed.
        if (error instanceof DomainError && error.code === "archive_target_not_empty") throw error;
        await recordRun(portal, { kind: "backup", outcome: "failed", detail: {} }).catch(() => undefined);
        throw error;
      }
    }),
});
