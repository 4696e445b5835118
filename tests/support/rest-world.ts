import { eq } from "drizzle-orm";
import type { Role } from "#domain/accounts/roles.ts";
import type { State } from "#domain/reimbursements/lifecycle.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { users } from "#db/schema/accounts.ts";
import type { ReimbursementView } from "#server/application/reimbursements/view.ts";
import type { Services } from "#server/context.ts";
import { createSandbox, type SandboxOptions } from "#server/infra/sandbox.ts";
import { checkImportJob } from "#workers/jobs/check-import.ts";
import { inviteFirmsJob } from "#workers/jobs/invite-firms.ts";
import { readImportJob } from "#workers/jobs/read-import.ts";
import { runImportJob } from "#workers/jobs/run-import.ts";
import { startWorkers } from "#workers/main.ts";
import { bundledChildren } from "./bundle.ts";
import { createStoredKey, createUser } from "./factories.ts";
import { openAbusePortal, type AbusePortal } from "./principals.ts";
import { startProxy } from "./proxy.ts";
import { reimbursementIn } from "./reimbursements.ts";
import { callRest, restLogin } from "./rest-client.ts";
import { openTestServices } from "./services.ts";
import { startTestApp } from "./web-client.ts";
import { quickTiming } from "./worker.ts";

/** The web server with workers for imports, a user of every role with a token, and servers with a fault. */
export type RestWorld = Pick<AbusePortal, "services" | "database" | "app" | "actors" | "rival" | "forgetLimits"> & {
  /** Makes it the first time and remembers it. */
  once<T>(name: string, make: () => Promise<T>): Promise<T>;
  tokenOf(role: Role): Promise<string>;
  /** A usable API key of that user, without any scope. */
  keyWithoutScopeOf(role: Role): Promise<string>;
  /** A reimbursement of the actors' firm that only this purpose changes. */
  claim(state: State, scheme?: SchemeKind, purpose?: string): Promise<ReimbursementView>;
  /** Another server on the same database: its address. */
  serverWith(name: string, change: (services: Services) => Partial<Services>): Promise<string>;
  /** @param dataDir where it keeps what it has made, if not with the others */
  serverWithSandbox(name: string, options: SandboxOptions, dataDir?: string): Promise<string>;
  /** A server whose database has gone. */
  serverWithoutDatabase(): Promise<string>;
  /** A server, and a header with which it has had enough requests for this minute. */
  tiredServer(): Promise<{ readonly url: string; readonly headers: Readonly<Record<string, string>> }>;
  /** Servers with connections of their own to the database. */
  servers(count: number): Promise<readonly string[]>;
  close(): Promise<void>;
};

/** Tokens are good for ten minutes, a tired server for one. */
const tokenAgeMs = 5 * 60_000;
const tiredMs = 40_000;
const requestsPerMinute = 300;

/** Opens it for the tests of one file, with these settings; call it in `beforeAll`, and `close` in `afterAll`. */
export async function openRestWorld(env: Readonly<Record<string, string>> = {}): Promise<RestWorld> {
  const portal = await openAbusePortal(env);
  const { services, database, app, actors } = portal;
  const jobs = [readImportJob, checkImportJob, runImportJob, inviteFirmsJob];
  const workers = await startWorkers(services, { databaseUrl: database.url, jobs, timing: quickTiming });
  const buyer = await createUser(services, "BUYER");
  const people = { BUYER: buyer, MEMBER: actors.member, EPCMD_ADMIN: actors.council, DGFT_ADMIN: actors.dgft };
  const known = new Map<string, { readonly at: number; readonly value: Promise<unknown> }>();
  const closings: (() => Promise<void>)[] = [];
  let tired = 0;

  function atMostOld<T>(name: string, ageMs: number, make: () => Promise<T>): Promise<T> {
    const found = known.get(name);
    // What stands under a name was made by the one caller who uses it.
    if (found !== undefined && performance.now() - found.at < ageMs) return found.value as Promise<T>;
    const value = make();
    known.set(name, { at: performance.now(), value });
    return value;
  }
  const once = <T>(name: string, make: () => Promise<T>): Promise<T> => atMostOld(name, Number.POSITIVE_INFINITY, make);

  async function serve(name: string, changed: Services, close: () => Promise<void> = () => Promise.resolve()): Promise<string> {
    return once(`server ${name}`, async () => {
      const server = await startTestApp(changed);
      closings.push(server.close, close);
      return server.url;
    });
  }
  const serveOwn = (name: string, env: Readonly<Record<string, string>> = {}, at: { readonly url: string } = database): Promise<string> =>
    once(`own ${name}`, () => {
      const own = openTestServices({ ...database, url: at.url }, env);
      return serve(name, own.services, own.close);
    });

  return {
    services,
    database,
    app,
    actors,
    rival: portal.rival,
    forgetLimits: portal.forgetLimits,
    once,
    tokenOf: (role) => atMostOld(`token ${role}`, tokenAgeMs, async () => (await restLogin(app.url, people[role])).access),
    keyWithoutScopeOf: (role) =>
      once(`key ${role}`, async () => {
        const { email } = people[role];
        const [user] = await database.db.select({ id: users.id }).from(users).where(eq(users.email, email));
        if (user === undefined) throw new Error("the user is there");
        return (await createStoredKey(services, user, { scopes: [] })).key;
      }),
    claim: (state, scheme = "product", purpose = "to look at") =>
      once(`claim ${state} ${scheme} ${purpose}`, () => reimbursementIn(services, actors, state, scheme)),
    serverWith: (name, change) => serve(name, { ...services, ...change(services) }),
    serverWithSandbox: (name, options, dataDir = services.config.dataDir) =>
      once(`sandbox ${name}`, async () => {
        const sandbox = createSandbox({ scriptDir: await bundledChildren(), ...options });
        return serve(name, { ...services, sandbox, config: { ...services.config, dataDir } }, () => sandbox.close());
      }),
    serverWithoutDatabase: () =>
      once("no database", async () => {
        // A port without a listener.
        const { port, close } = await startProxy([]);
        await close();
        const gone = new URL(database.url);
        gone.host = `127.0.0.1:${port}`;
        return serveOwn("without a database", {}, { url: gone.href });
      }),
    tiredServer: () =>
      atMostOld("tired server", tiredMs, async () => {
        const url = await serveOwn("that trusts a proxy", { TRUST_PROXY: "1" });
        tired += 1;
        const headers = { "x-forwarded-for": `198.51.100.${tired}` };
        for (let asked = 0; asked < requestsPerMinute; asked += 1) await callRest(url, "/api/nothing/", { headers });
        return { url, headers };
      }),
    servers: (count) => Promise.all(Array.from({ length: count }, (_, index) => serveOwn(`number ${index}`))),
    close: async () => {
      await workers.close();
      for (const end of closings.reverse()) await end();
      await portal.close();
    },
  };
}
