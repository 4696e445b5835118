import { readFileSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { council } from "#domain/council.ts";
import { jobNames, type JobName } from "#domain/jobs.ts";
import { backupIsOldHours, durationText, lowDiskBytes, queueHealth, type Health, type SystemPart } from "#domain/system/health.ts";
import { headMigration } from "#db/connection/migrate.ts";
import {
  countMail,
  getDatabaseFacts,
  findLastMailSentAt,
  hasDamagedFiles,
  selectLastOperatorRuns,
  selectWorkByTopic,
  type DatabaseFacts,
  type MailCounts,
  type WorkOfTopic,
} from "#db/queries/system.ts";
import { getRadarProgress, type RadarProgress } from "#db/queries/radar.ts";
import type { AppContext } from "../../context.ts";
import { projectRoot } from "../../infra/project-root.ts";
import { authorize } from "../authorize.ts";

export type PartView = { readonly part: SystemPart; readonly health: Health; readonly text: string };
export type WorkView = Omit<WorkOfTopic, "topic"> & { readonly job: JobName };
export type OperatorRunView = {
  readonly kind: "backup" | "backup_verify" | "restore" | "files_verify";
  readonly endedAt: Date;
  readonly outcome: "done" | "failed";
  readonly detail: Readonly<Record<string, string | number>>;
};

export type SystemView = {
  readonly at: Date;
  readonly parts: readonly PartView[];
  readonly work: readonly WorkView[];
  readonly mail: { readonly waiting: number; readonly problems: number; readonly lastSentAt: Date | null };
  readonly storage: { readonly freeBytes: number; readonly totalBytes: number; readonly databaseBytes: number; readonly isObjectStore: boolean };
  readonly connections: { readonly inUse: number; readonly most: number; readonly workers: number };
  readonly runs: readonly OperatorRunView[];
  /** A remark on the last backup, if an operator should see one. */
  readonly backupRemark: string | null;
  /** How far the duplicate radar is with the files of submitted documents. */
  readonly radar: RadarProgress;
  readonly versions: Readonly<Record<"portal" | "node" | "database" | "schema", string>>;
};

/**
 * The state of the portal: its dependencies, waiting jobs, dead jobs, refused e-mails.
 * @source security.md 4.6, 4.8; issue "Operations"
 */
export async function readSystem(ctx: AppContext): Promise<SystemView> {
  authorize(ctx.actor, "system.read");
  const { db, config } = ctx;
  const askedMs = performance.now();
  const facts = await getDatabaseFacts(db);
  const answeredMs = Math.round(performance.now() - askedMs);
  const [topics, mail, lastSentAt, runs, hasDamage, disk, storage, radar] = await Promise.all([
    selectWorkByTopic(db),
    countMail(db),
    findLastMailSentAt(db),
    selectLastOperatorRuns(db),
    hasDamagedFiles(db),
    statfs(config.dataDir),
    storagePart(ctx),
    getRadarProgress(db),
  ]);
  const freeBytes = disk.bavail * disk.bsize;
  return {
    at: ctx.now(),
    parts: [
      databasePart(facts, answeredMs),
      { part: "queue", ...queueHealth({ ...worst(topics), workers: facts.workerConnections }) },
      storage.health === "ok" ? storageRemark(storage, freeBytes, hasDamage) : storage,
      mailPart(ctx, mail),
    ],
    work: jobNames.map((job) => ({ ...noWork, ...topics.find(({ topic }) => topic === job), job })),
    mail: { waiting: mail.waiting, problems: mail.problems, lastSentAt: lastSentAt ?? null },
    storage: {
      freeBytes,
      totalBytes: disk.blocks * disk.bsize,
      databaseBytes: facts.sizeBytes,
      isObjectStore: config.objectStore !== undefined,
    },
    connections: { inUse: facts.connections, most: facts.maxConnections, workers: facts.workerConnections },
    runs: runs.map(({ kind, endedAt, outcome, detail }) => ({ kind, endedAt, outcome, detail })),
    backupRemark: backupRemark(
      runs.find(({ kind }) => kind === "backup"),
      ctx.now(),
    ),
    radar,
    versions: { portal: portalVersion(), node: process.version, database: `PostgreSQL ${facts.version}`, schema: headMigration().tag },
  };
}

const noWork = { open: 0, running: 0, later: 0, dead: 0, oldestDueSeconds: 0, lagSeconds: 0 };

function worst(topics: readonly WorkOfTopic[]): { lagSeconds: number; oldestDueSeconds: number; dead: number } {
  return {
    lagSeconds: Math.max(0, ...topics.map(({ lagSeconds }) => lagSeconds)),
    oldestDueSeconds: Math.max(0, ...topics.map(({ oldestDueSeconds }) => oldestDueSeconds)),
    dead: topics.reduce((sum, { dead }) => sum + dead, 0),
  };
}

function databasePart({ connections, maxConnections }: DatabaseFacts, answeredMs: number): PartView {
  const text = `Answered in ${answeredMs} ms; ${connections} of ${maxConnections} connections are taken.`;
  return { part: "database", health: connections > maxConnections * 0.9 ? "attention" : "ok", text };
}

async function storagePart({ files, config }: AppContext): Promise<PartView> {
  const where = config.objectStore === undefined ? "This machine's disk" : "The object store";
  try {
    await files.probe();
    return { part: "storage", health: "ok", text: `${where} takes and gives files.` };
  } catch {
    // The probe logs its reason; here only the failure counts.
    return { part: "storage", health: "down", text: `${where} takes no files: uploads are refused, everything else goes on.` };
  }
}

/** Healthy, unless an operator should look at it. A sample that is whole says nothing about a file that was damaged before. */
function storageRemark(storage: PartView, freeBytes: number, hasDamage: boolean): PartView {
  const needsLook = (text: string): PartView => ({ part: "storage", health: "attention", text });
  if (hasDamage)
    return needsLook(
      "A check found stored files missing or damaged: npm run files:verify names them. Put them back and run it again, until it finds none.",
    );
  return freeBytes < lowDiskBytes ? needsLook("Less than 1 GiB of disk is free: make room, or uploads are refused soon.") : storage;
}

/** An answer of a mail server can be long; its beginning says what is wrong. */
const reasonLength = 200;

function mailPart({ config }: AppContext, { delayed, delayedBy, problems }: MailCounts): PartView {
  if (delayed > 0) {
    const why = (delayedBy ?? "").slice(0, reasonLength);
    const text = `${delayed === 1 ? "1 letter waits: the mail server does not take it" : `${delayed} letters wait: the mail server does not take them`} (${why}). Check SMTP_URL and the mail server.`;
    return { part: "mail", health: "attention", text };
  }
  const how = config.smtpUrl === undefined ? "Letters are written as files, not sent: SMTP_URL is not set." : "Letters go out by SMTP.";
  if (problems === 0) return { part: "mail", health: config.smtpUrl === undefined ? "attention" : "ok", text: how };
  return {
    part: "mail",
    health: "attention",
    text: `${problems === 1 ? "1 letter was" : `${problems} letters were`} refused in the last 30 days. ${how}`,
  };
}

function backupRemark(last: OperatorRunView | undefined, now: Date): string | null {
  if (last === undefined) return "No backup is recorded here yet.";
  const ageSeconds = (now.getTime() - last.endedAt.getTime()) / 1000;
  if (last.outcome === "failed") return "The last backup failed. Look at its output and make one now.";
  if (ageSeconds > backupIsOldHours * 3600) return `The last backup is ${durationText(ageSeconds)} old.`;
  const damaged = Number(last.detail["damaged"] ?? 0);
  if (damaged === 0) return null;
  const files = damaged === 1 ? "1 stored file was" : `${damaged} stored files were`;
  return `The last backup is complete, but ${files} missing or damaged before it: npm run files:verify names them.`;
}

const Manifest = z.object({ version: z.string() });

const portalVersion = (): string =>
  `${council.shortName} Portal ${Manifest.parse(JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8"))).version}`;
