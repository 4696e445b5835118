import { existsSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { asc, eq, gte, inArray, like } from "drizzle-orm";
import superjson from "superjson";
import { z } from "zod";
import { selectReferencedKeys } from "#db/queries/stored-bytes.ts";
import { mail } from "#db/schema/mail.ts";
import { paymentFiles } from "#db/schema/payments.ts";
import { files, reimbursementHistory, reimbursements } from "#db/schema/reimbursements.ts";
import { contactMessages } from "#db/schema/site.ts";
import { verifyAudit } from "#server/application/audit/verify-audit.ts";
import { messageIdOf } from "#server/infra/mailer.ts";
import { inParallel } from "../support/in-parallel.ts";
import { systemContext } from "../support/services.ts";
import { newAddress, type FaultActors, type Client } from "./actors.ts";
import type { FinalState } from "./history.ts";
import { paymentsAtRest } from "./payments.ts";
import { filesBelow, sha256Of } from "./stored-files.ts";
import type { World } from "./world.ts";

/** What has to be remembered before a fault, to tell afterwards what came of it. */
export type Before = {
  /** By the database's clock. */
  readonly at: Date;
  /** By this machine's. */
  readonly atMs: number;
  /** Keys of files without a row. */
  readonly orphans: ReadonlySet<string>;
  readonly temporaryFiles: number;
  readonly openFiles: number;
  readonly memory: number;
};

export async function takeStock(world: World): Promise<Before> {
  const [{ now } = { now: "" }] = await world.database.sql<{ now: string }[]>`select now()::text as now`;
  return {
    at: new Date(now),
    atMs: Date.now(),
    orphans: new Set(await orphanKeys(world)),
    temporaryFiles: temporaryFiles(world),
    openFiles: openFilesOf(world.web.pid()),
    memory: residentMiB(world.web.pid()),
  };
}

/** Reads back everything that was acknowledged to clients, through the product's own endpoints where they exist. */
export async function finalState(
  world: World,
  actors: FaultActors,
  { before, readyAfterMs, idleAfterMs, label }: { before: Before; readyAfterMs: number; idleAfterMs: number | undefined; label: string },
): Promise<FinalState> {
  const { db } = world.database;
  // Before anything is read back: that would be work, too.
  const after = { openFiles: openFilesOf(world.web.pid()), memory: residentMiB(world.web.pid()) };
  const claimIds = new Set([...actors.contested, ...actors.reviewed].map(({ id }) => id));
  const drafts = await inParallel(actors.members, atOnce, (member) => draftsOf(world, member, claimIds));
  const stored = await db
    .select({ subject: contactMessages.subject })
    .from(contactMessages)
    .where(like(contactMessages.subject, `Subject ${label} %`));
  return {
    drafts: drafts.flat(),
    claims: await claimsOf(world, actors),
    messages: stored.map(({ subject }) => subject),
    ...(await emailsSince(world, before.at)),
    blobs: await blobsSince(world, before.at),
    orphans: (await orphanKeys(world)).flatMap((key) => (before.orphans.has(key) ? [] : (world.files.hashOf(key) ?? []))),
    temporaryFiles: Math.max(0, temporaryFiles(world) - before.temporaryFiles),
    interruptions: world.interruptionsSince(before.atMs),
    readyAfterMs,
    idleAfterMs,
    openFiles: { before: before.openFiles, after: after.openFiles },
    memory: { before: before.memory, after: after.memory },
    payments: await paymentsAtRest(world),
    auditProblem: await verifyAudit(systemContext(world.services)).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    ),
  };
}

const Draft = z.object({
  answers: z.record(z.string(), z.unknown()),
  documents: z.array(z.object({ fieldName: z.string(), current: z.object({ files: z.array(z.object({ id: z.string() })) }).nullish() })),
});
const atOnce = 4;

/** The drafts of a member's firm as that member reads them now; each request comes from another address, so that none is too many. */
async function draftsOf(world: World, { firmId, cookie }: Client, claimIds: ReadonlySet<string>): Promise<FinalState["drafts"][number][]> {
  if (firmId === undefined) return [];
  const rows = await world.database.db.select({ id: reimbursements.id }).from(reimbursements).where(eq(reimbursements.firmId, firmId));
  const drafts: FinalState["drafts"][number][] = [];
  for (const { id } of rows) if (!claimIds.has(id)) drafts.push(await draftOf(world, cookie, id));
  return drafts;
}

async function draftOf(world: World, cookie: string, id: string): Promise<FinalState["drafts"][number]> {
  const read = (path: string): Promise<Response> => readPatiently(`${world.web.url}${path}`, cookie);
  const answer = await read(`/trpc/reimbursements.getOwn?input=${encodeURIComponent(superjson.stringify({ reimbursementId: id }))}`);
  if (!answer.ok) throw new Error(`${id} cannot be read afterwards: ${answer.status} ${await answer.text()}`);
  const { result } = (await answer.json()) as { result: { data: Parameters<typeof superjson.deserialize>[0] } }; // a tRPC answer
  const { answers, documents } = Draft.parse(superjson.deserialize(result.data));
  const fileHashes: string[] = [];
  for (const file of documents.flatMap(({ current }) => current?.files ?? [])) {
    const response = await read(`/files/${id}/${file.id}`);
    fileHashes.push(response.ok ? sha256Of(new Uint8Array(await response.arrayBuffer())) : `answered ${response.status}`);
  }
  const address = answers["firm_address"];
  return { id, address: typeof address === "string" ? address : undefined, fileHashes };
}

const readTries = 8;

/** Asks again after 503, as a page does; the last answer counts. */
async function readPatiently(url: string, cookie: string): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetch(url, { headers: { cookie, "x-forwarded-for": newAddress() } });
    if (answer.status !== 503 || attempt === readTries) return answer;
    await answer.arrayBuffer();
    await pause(attempt * 200);
  }
}

async function claimsOf({ database: { db } }: World, { contested, reviewed, council, officers }: FaultActors): Promise<FinalState["claims"]> {
  const claims = [...contested, ...reviewed];
  if (claims.length === 0) return [];
  const ids = claims.map(({ id }) => id);
  const rows = await db.select().from(reimbursements).where(inArray(reimbursements.id, ids));
  const history = await db
    .select()
    .from(reimbursementHistory)
    .where(inArray(reimbursementHistory.reimbursementId, ids))
    .orderBy(asc(reimbursementHistory.version));
  const staff = { council: council.map(({ name }) => name), dgft: officers.map(({ name }) => name) };
  return rows.flatMap(({ id, version, state }) =>
    claims
      .filter((claim) => claim.id === id)
      .map((claim) => ({
        id,
        version,
        state,
        firstVersion: claim.version,
        reached: { firm: [claim.owner.name], ...staff },
        history: history
          .filter(({ reimbursementId }) => reimbursementId === id)
          .map((row) => ({ version: row.version, action: row.action, from: row.fromState, to: row.toState })),
      })),
  );
}

async function emailsSince({ database: { db }, smtp }: World, since: Date): Promise<Pick<FinalState, "emails" | "strayEmails">> {
  const written = await db.select().from(mail).where(gte(mail.createdAt, since));
  const known = new Set((await db.select({ id: mail.id }).from(mail)).map(({ id }) => messageIdOf(id)));
  const copies = new Map<string, FinalState["emails"][number]["copies"]>();
  for (const { to, atMs, mail: received } of await smtp.received()) {
    const id = received.messageId ?? "a letter without a Message-ID";
    copies.set(id, [...(copies.get(id) ?? []), ...to.map((email) => ({ to: email, atMs }))]);
  }
  return {
    emails: written.map(({ id, kind, email, params, state }) => ({
      id,
      kind,
      to: email,
      ...concerns(params),
      state,
      copies: copies.get(messageIdOf(id)) ?? [],
    })),
    strayEmails: [...copies.keys()].filter((id) => !known.has(id)),
  };
}

/** What an email is about: a contact message, or a reimbursement. */
function concerns(params: unknown): Pick<FinalState["emails"][number], "mark" | "reimbursementId"> {
  const { subject, reimbursementId } = z.object({ subject: z.string().optional(), reimbursementId: z.string().optional() }).parse(params);
  return { mark: subject, reimbursementId };
}

async function blobsSince({ database: { db }, files: storedFiles }: World, since: Date): Promise<FinalState["blobs"]> {
  const documents = await db.select({ key: files.storageKey, sha256: files.sha256 }).from(files).where(gte(files.createdAt, since));
  const ofPayments = (await paymentFilesOf(db)).filter(({ uploadedAt }) => uploadedAt >= since);
  return [...documents, ...ofPayments].map(({ key, sha256 }) => ({ key, sha256, found: storedFiles.hashOf(key) }));
}

/** Files of payments whose bytes are not erased. */
async function paymentFilesOf(db: World["database"]["db"]): Promise<{ key: string; sha256: string; uploadedAt: Date }[]> {
  const { storageKey, sha256, uploadedAt } = paymentFiles;
  const rows = await db.select({ key: storageKey, sha256, uploadedAt }).from(paymentFiles);
  return rows.flatMap(({ key, ...row }) => (key === null ? [] : [{ key, ...row }]));
}

async function orphanKeys({ database: { db }, files: storedFiles }: World): Promise<string[]> {
  const keys = storedFiles.keys();
  const named = await selectReferencedKeys(db, keys);
  return keys.filter((key) => !named.has(key));
}

const temporaryFiles = ({ web }: World): number => filesBelow(join(web.dataDir, "tmp")).length;

/** Files and what is like them; sockets come and go with keep-alive clients and with the pool. */
function openFilesOf(pid: number): number {
  const folder = `/proc/${pid}/fd`;
  if (!existsSync(folder)) return 0;
  return readdirSync(folder).filter((name) => {
    try {
      return !readlinkSync(join(folder, name)).startsWith("socket:");
    } catch {
      return false; // closed meanwhile
    }
  }).length;
}

/** What a process holds of the machine's memory; 0 where /proc does not tell. */
function residentMiB(pid: number): number {
  const path = `/proc/${pid}/status`;
  if (!existsSync(path)) return 0;
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(path, "utf8"))?.[1];
  return Number(kibibytes ?? 0) / 1024;
}
