import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect } from "vitest";
import { clientHeader } from "#domain/accounts/web-headers.ts";
import type { MemberActor } from "#domain/accounts/actor.ts";
import { userRights } from "#domain/accounts/rights.ts";
import type { Role } from "#domain/accounts/roles.ts";
import { rateLimits, users } from "#db/schema/accounts.ts";
import { beginImport } from "#server/application/members/imports/begin-import.ts";
import type { Services } from "#server/context.ts";
import { createLog } from "#server/infra/log.ts";
import { createTestDatabase, type TestDatabase } from "./database.ts";
import { createMember, createStaffActor, createUser, testPassword } from "./factories.ts";
import type { Actors } from "./reimbursements.ts";
import { contextOf, openTestServices } from "./services.ts";
import { startTestApp, WebClient, type TestApp } from "./web-client.ts";

/** Who may call an endpoint: every role of the permission table, a deactivated account and a forged session. */
export const principals = ["none", "BUYER", "MEMBER", "EPCMD_ADMIN", "DGFT_ADMIN", "deactivated", "forged"] as const;
export type Principal = (typeof principals)[number];

/** The role that the permission table knows a principal by. */
export const roleOf = (principal: Principal): Role | "visitor" =>
  principal === "none" || principal === "deactivated" || principal === "forged" ? "visitor" : principal;

/** The web server in this process, a firm with its member and the offices, a rival firm, and a client of each principal. */
export type AbusePortal = {
  readonly database: TestDatabase;
  readonly services: Services;
  readonly app: TestApp;
  readonly actors: Actors;
  readonly rival: MemberActor;
  /** Everybody, each signed in with a browser of their own. */
  readonly everybody: Readonly<Record<Principal, WebClient>>;
  signIn(email: string, userType: Role): Promise<WebClient>;
  forgetLimits(): Promise<unknown>;
  close(): Promise<void>;
};

/** Opens it for the tests of one file; call it in `beforeAll`, and `close` in `afterAll`. */
export async function openAbusePortal(env: Readonly<Record<string, string>> = {}, log = createLog("silent")): Promise<AbusePortal> {
  const database = await createTestDatabase();
  const opened = openTestServices(database, env, log);
  const { services } = opened;
  const app = await startTestApp(services);
  const { actor: member } = await createMember(services);
  const { actor: rival } = await createMember(services);
  const actors = {
    member,
    council: await createStaffActor(services, "EPCMD_ADMIN", userRights),
    dgft: await createStaffActor(services, "DGFT_ADMIN"),
  };

  async function signIn(email: string, userType: Role): Promise<WebClient> {
    const client = new WebClient(app);
    const { error } = await client.mutate("accounts.login", { email, password: testPassword, userType });
    if (error !== undefined) throw new Error(error.message);
    return client;
  }

  const deactivated = await createUser(services, "EPCMD_ADMIN");
  const everybody = {
    none: new WebClient(app),
    BUYER: await signIn((await createUser(services, "BUYER")).email, "BUYER"),
    MEMBER: await signIn(member.email, "MEMBER"),
    EPCMD_ADMIN: await signIn(actors.council.email, "EPCMD_ADMIN"),
    DGFT_ADMIN: await signIn(actors.dgft.email, "DGFT_ADMIN"),
    deactivated: await signIn(deactivated.email, "EPCMD_ADMIN"),
    forged: new WebClient(app),
  };
  await database.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, deactivated.id));
  everybody.forged.cookies.set("epcmd", randomBytes(32).toString("base64url"));

  return {
    database,
    services,
    app,
    actors,
    rival,
    everybody,
    signIn,
    forgetLimits: () => database.db.delete(rateLimits),
    close: async () => {
      await app.close();
      await opened.close();
      await database.drop();
    },
  };
}

/** The Cookie header of a browser. */
export const cookieOf = (client: WebClient): string => [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");

/** Asks for an address outside the calls, as the browser of this client does; writing carries what our pages add. */
export function ask(portal: Pick<AbusePortal, "app">, client: WebClient, path: string, init: RequestInit = {}): Promise<Response> {
  const isWriting = init.method !== undefined && !["GET", "HEAD"].includes(init.method);
  const { "content-type": _, ...page } = client.pageHeaders();
  const headers = new Headers({ ...(isWriting ? page : {}), [clientHeader]: "web" });
  if (client.cookies.size > 0) headers.set("cookie", cookieOf(client));
  new Headers(init.headers).forEach((value, name) => headers.set(name, value));
  return fetch(`${portal.app.url}${path}`, { redirect: "manual", ...init, headers });
}

/** A form with one file, as our pages send it. */
export function formWith(bytes: Buffer, name = "paper.pdf", type = "application/pdf"): FormData {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(bytes)], { type }), name);
  return form;
}

/** An uploaded list that waits to be read. */
export async function newImport({ services, actors }: Pick<AbusePortal, "services" | "actors">): Promise<string> {
  const staged = await services.files.stage(Readable.from([Buffer.from("Firm name\nX\n")]), { maxBytes: 1_000 });
  const { importId } = await beginImport(contextOf(services, actors.council), { name: "firms.csv", staged });
  return importId;
}

/** Tables that a refused call may write to: what was tried is counted, and kept as evidence. */
const isWitness = (name: string): boolean => name === "rate_limits" || name.startsWith("audit_");
/** Columns that a look moves: a session in use is pushed forward, at most once a minute. */
const moving = ["seen_at", "idle_until"];

/** A hash of every table, by name; what only witnesses is left out. Equal before and after means that nothing was written. */
export async function stateOf({ db }: Pick<TestDatabase, "db">): Promise<Record<string, string>> {
  const tables = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  const hashes = tables
    .filter(({ name }) => !isWitness(name))
    .map(({ name }) => {
      const row = sql.raw(moving.reduce((json, column) => `${json} - '${column}'`, "to_jsonb(t)"));
      const table = sql.raw(`"${name}"`);
      return sql`select ${name}::text as name, md5(coalesce(string_agg((${row})::text, '|' order by (${row})::text), '')) as hash from ${table} t`;
    });
  const rows = await db.execute<{ name: string; hash: string }>(sql.join(hashes, sql` union all `));
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}

/** Holds that the tests of a `describe` write nothing: one look before the first and one after the last, because a look reads every row. */
export function nothingIsWritten(portal: () => Pick<AbusePortal, "database">): void {
  let before: Record<string, string>;
  beforeAll(async () => {
    before = await stateOf(portal().database);
  });
  afterAll(async () => expect(await stateOf(portal().database)).toEqual(before));
}
