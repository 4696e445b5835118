import { createWriteStream, mkdirSync, readdirSync, rmSync, type WriteStream } from "node:fs";
import { join } from "node:path";
import type { DestinationStream } from "pino";
import { dayMs } from "#domain/dates.ts";

const fileForm = /^portal-(\d{4}-\d{2}-\d{2})\.\d+\.log$/;

/**
 * Keeps log lines in a file a day for each process (`portal-2026-03-31.<pid>.log`, UTC, 0600), and removes files that are older
 * than the retention time. A folder that cannot be written is reported once on standard error and stops nothing; the file is opened again a
 * second later.
 * @source security.md 4.9 (logs for 400 days)
 */
export function openLogFiles(folder: string, keptDays: number, now: () => Date = () => new Date()): DestinationStream {
  let day = "";
  let file: WriteStream | undefined;
  let hasComplained = false;
  const complain = (error: Error): void => {
    if (!hasComplained) process.stderr.write(`Log lines cannot be kept in ${folder}: ${error.message}\n`);
    hasComplained = true;
  };
  let waitsUntil = 0;
  const begin = (today: string): void => {
    file?.end();
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const opened = createWriteStream(join(folder, `portal-${today}.${process.pid}.log`), { flags: "a", mode: 0o600 });
    file = opened;
    // After an error Node closes the stream for good.
    opened.on("error", (error) => {
      complain(error);
      if (file !== opened) return;
      day = "";
      waitsUntil = now().getTime() + 1_000;
    });
    removeOld(folder, new Date(now().getTime() - keptDays * dayMs).toISOString().slice(0, 10));
  };
  return {
    write: (line) => {
      const today = now().toISOString().slice(0, 10);
      try {
        if (today !== day && now().getTime() < waitsUntil) return;
        if (today !== day) begin(today);
        day = today;
        file?.write(line, (error) => {
          if (error === null || error === undefined) hasComplained = false;
        });
      } catch (error) {
        complain(error instanceof Error ? error : new Error(String(error)));
      }
    },
  };
}

function removeOld(folder: string, keptFrom: string): void {
  for (const name of readdirSync(folder)) {
    const [, written] = fileForm.exec(name) ?? [];
    if (written !== undefined && written < keptFrom) rmSync(join(folder, name), { force: true });
  }
}
