import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { and, asc, eq, gte, inArray, like } from "drizzle-orm";
import superjson from "superjson";
import { z } from "zod";
import { mail } from "#db/schema/mail.ts";
import { files, reimbursementHistory, reimbursements } from "#db/schema/reimbursements.ts";
import { contactMessages } from "#db/schema/site.ts";
import { verifyAudit } from "#server/application/audit/verify-audit.ts";
import { messageIdOf } from "#server/infra/mailer.ts";
import { systemContext } from "../support/services.ts";
import { newAddress, type Cast, type Client } from "./driver.ts";
import type { FinalState } from "./history.ts";
import type { World } from "./world.ts";

/** What has to be remembered before a fault, to tell afterwards what came of it. */
export type Before = {
  readonly at: Date;
  readonly orphans: number;
  readonly temporaryFiles: number;
  readonly interruptions: number;
  readonly openFiles: number;
};

export async function takeStock(world: World): Promise<Before> {
  const [{ now } = { now: "" }] = await world.database.sql<{ now: string }[]>`select now()::text as now`;
  return {
    at: new Date(now),
    orphans: await countOrphans(world),
    temporaryFiles: filesIn(join(world.web.dataDir, "tmp")).length,
    interruptions: world.interruptions(),
    openFiles: openFilesOf(world.web.pid()),
  };
}

/** Reads back what clients were told would be there, through the product where it has a door for it. */
export async function finalState(
  world: World,
  cast: Cast,
  { before, readyAfterMs, idleAfterMs, label }: { before: Before; readyAfterMs: number; idleAfterMs: number | undefined; label: string },
): Promise<FinalState> {
  const { db } = world.database;
  const claimIds = new Set(cast.claims.map(({ id }) => id));
  const drafts: FinalState["drafts"][number][] = [];
  for (const member of cast.members) drafts.push(...(await draftsOf(world, member, claimIds)));
  const stored = await db
    .select({ subject: contactMessages.subject })
    .from(contactMessages)
    .where(like(contactMessages.subject, `Subject ${label} %`));
  return {
    drafts,
    claims: await claimsOf(world, [...claimIds]),
    messages: stored.map(({ subject }) => subject),
    ...(await lettersSince(world, before.at)),
    blobs: await blobsSince(world, before.at),
    orphans: Math.max(0, (await countOrphans(world)) - before.orphans),
    temporaryFiles: Math.max(0, filesIn(join(world.web.dataDir, "tmp")).length - before.temporaryFiles),
    interruptions: world.interruptions() - before.interruptions,
    readyAfterMs,
    idleAfterMs,
    openFiles: { before: before.openFiles, after: openFilesOf(world.web.pid()) },
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
  const ids = rows.map(({ id }) => id).filter((id) => !claimIds.has(id));
  const drafts: FinalState["drafts"][number][] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let index = next++; index < ids.length; index = next++) drafts.push(await draftOf(world, cookie, ids[index] ?? ""));
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return drafts;
}

async function draftOf(world: World, cookie: string, id: string): Promise<FinalState["drafts"][number]> {
  const read = (path: string): Promise<Response> => readPatiently(`${world.web.url}${path}`, cookie);
  const answer = await read(`/trpc/reimbursements.getOwn?input=${encodeURIComponent(superjson.stringify({ reimbursementId: id }))}`);
  if (!answer.ok) throw new Error(`${id} cannot be read afterwards: ${answer.status} ${await answer.text()}`);
  const { result } = (await answer.json()) as { result: { data: Parameters<typeof superjson.deserialize>[0] } }; // a tRPC answer
  const { answers, documents } = Draft.parse(superjson.deserialize(result.data));
  const papers: string[] = [];
  for (const file of documents.flatMap(({ current }) => current?.files ?? [])) {
    const response = await read(`/files/${id}/${file.id}`);
    papers.push(response.ok ? hashOf(new Uint8Array(await response.arrayBuffer())) : `answered ${response.status}`);
  }
  const address = answers["firm_address"];
  return { id, address: typeof address === "string" ? address : undefined, papers };
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

async function claimsOf({ database: { db } }: World, ids: readonly string[]): Promise<FinalState["claims"]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(reimbursements)
    .where(inArray(reimbursements.id, [...ids]));
  const history = await db
    .select()
    .from(reimbursementHistory)
    .where(inArray(reimbursementHistory.reimbursementId, [...ids]))
    .orderBy(asc(reimbursementHistory.version));
  return rows.map(({ id, version, state }) => ({
    id,
    version,
    state,
    history: history
      .filter(({ reimbursementId }) => reimbursementId === id)
      .map((row) => ({ version: row.version, action: row.action, from: row.fromState, to: row.toState })),
  }));
}

async function lettersSince({ database: { db }, smtp }: World, since: Date): Promise<Pick<FinalState, "letters" | "strayLetters">> {
  const written = await db.select().from(mail).where(gte(mail.createdAt, since));
  const known = new Set((await db.select({ id: mail.id }).from(mail)).map(({ id }) => messageIdOf(id)));
  const copies = new Map<string, string[]>();
  for (const { to, mail: received } of await smtp.received()) {
    const id = received.messageId ?? "a letter without a Message-ID";
    copies.set(id, [...(copies.get(id) ?? []), ...to]);
  }
  return {
    letters: written.map(({ id, email, params, state }) => ({
      id,
      to: email,
      mark: markOf(params),
      state,
      copies: copies.get(messageIdOf(id)) ?? [],
    })),
    strayLetters: [...copies.keys()].filter((id) => !known.has(id)),
  };
}

const markOf = (params: unknown): string | undefined => z.object({ subject: z.string() }).safeParse(params).data?.subject;

async function blobsSince({ database: { db }, web }: World, since: Date): Promise<FinalState["blobs"]> {
  const rows = await db
    .select({ key: files.storageKey, sha256: files.sha256 })
    .from(files)
    .where(and(gte(files.createdAt, since)));
  return rows.map(({ key, sha256 }) => {
    const path = join(web.dataDir, "blobs", key);
    return { key, sha256, found: existsSync(path) ? hashOf(readFileSync(path)) : undefined };
  });
}

async function countOrphans({ database: { db }, web }: World): Promise<number> {
  const named = new Set((await db.select({ key: files.storageKey }).from(files)).map(({ key }) => key));
  return filesIn(join(web.dataDir, "blobs")).filter((path) => !named.has(path)).length;
}

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    : [];

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
const hashOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
