import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { PassThrough } from "node:stream";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sessions } from "#db/schema/accounts.ts";
import { createLog } from "#server/infra/log.ts";
import { createPasswords } from "#server/infra/passwords.ts";
import { openRestCallers, type RestCallers } from "../support/rest-callers.ts";
import { hasSqlmap, injectionsIn, type ScanDepth } from "../support/sqlmap.ts";
import { startTestApp, type TestApp } from "../support/web-client.ts";
import { scannedEndpoints, type ScannedEndpoint, type ScannedParameter } from "./scanned-doors.ts";
import { openTargets } from "./targets.ts";

/** `SQLMAP=full` tries every value of every door thoroughly, which takes hours; a build tries every free text. */
const isFull = process.env["SQLMAP"] === "full";
const depth: ScanDepth = isFull
  ? { level: 3, risk: 2, techniques: "BEUT" }
  : { level: 2, risk: 1, techniques: "BT", tests: "^(AND boolean-based blind - WHERE or HAVING clause|PostgreSQL > 8.1 AND time-based blind)$" };

let callers: RestCallers;
let app: TestApp;
let gateway: Awaited<ReturnType<typeof startGateway>>;
const endpoints: ScannedEndpoint[] = [];
const logged = new PassThrough();
beforeAll(async () => {
  callers = await openRestCallers();
  const { services } = callers;
  // Hashes that cost next to nothing: what is tried here is what stands behind them.
  const passwords = createPasswords(services.keys.pepper, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  app = await startTestApp({ ...services, passwords, log: createLog("error", logged) });
  for (const endpoint of scannedEndpoints(callers, await openTargets(callers), app.url)) endpoints.push(await fitting(endpoint));
  gateway = await startGateway();
}, 180_000);
afterAll(async () => {
  gateway?.server.close();
  await app?.close();
  await callers?.close();
});

const valuesOf = (parameters: readonly ScannedParameter[]): Map<string, string> => new Map(parameters.map(({ name, value }) => [name, value]));

/** The door, which leaves out what the register does not send and the door refuses, until something else stands there. */
async function fitting(endpoint: ScannedEndpoint): Promise<ScannedEndpoint> {
  const refuses = async (parameters: readonly ScannedParameter[]): Promise<boolean> => {
    await callers.forgetLimits();
    const answer = await endpoint.send(valuesOf(parameters));
    await answer.arrayBuffer();
    return answer.status === 400;
  };
  const own = endpoint.parameters.filter(({ isMore }) => !isMore);
  if (!(await refuses(endpoint.parameters)) || (await refuses(own))) return endpoint;
  const unfit = new Map<string, string>();
  for (const parameter of endpoint.parameters)
    if (parameter.isMore && (await refuses([...own, parameter]))) unfit.set(parameter.name, parameter.value);
  return { ...endpoint, send: (given) => endpoint.send(new Map([...given].filter(([name, value]) => unfit.get(name) !== value))) };
}

/** One that puts what it is given into its statement, and hides failures as the product does. */
const careless: ScannedEndpoint = {
  name: "careless",
  isWriting: false,
  parameters: [{ name: "search", value: "a", isFreeText: true, isMore: false }],
  send: async (given) => {
    const found = callers.database.db.execute(sql.raw(`select name from firms where name ilike '%${given.get("search")}%'`));
    return found.then(
      (rows) => Response.json(rows),
      () => Response.json({ error: "Something went wrong" }, { status: 500 }),
    );
  },
};

/**
 * A server where every door is an address with its values behind the question mark, whatever form the door itself wants them in. Whoever
 * asks is signed in as somebody who may, and is never told to wait.
 */
async function startGateway(): Promise<{
  readonly server: Server;
  addressOf(endpoint: ScannedEndpoint, parameters: readonly ScannedParameter[]): string;
}> {
  const all = [...endpoints, careless];
  let asked = 0;
  const server = createServer((req, res) => {
    void (async () => {
      const { pathname, searchParams } = new URL(req.url ?? "/", "http://gateway.example");
      const endpoint = all[Number(pathname.split("/")[1])];
      asked += 1;
      if (asked % 500 === 0) await stayIn();
      await callers.forgetLimits();
      const answer = await (endpoint?.send(new Map(valuesFor(endpoint, searchParams))) ?? Response.json({}, { status: 404 }));
      res
        .writeHead(answer.status, { "content-type": "text/plain" })
        .end(shown(Buffer.from(await answer.arrayBuffer()).toString("latin1"), endpoint), "latin1");
    })().catch((error: unknown) => res.writeHead(502).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const addressOf = (endpoint: ScannedEndpoint, parameters: readonly ScannedParameter[]): string =>
    `http://127.0.0.1:${port}/${all.indexOf(endpoint)}/${endpoint.name.replaceAll(/[^\w.]+/g, "-")}?${new URLSearchParams([...valuesOf(parameters)])}`;
  return { server, addressOf };
}

/** What two equal questions are answered alike: of writing, whether it was done; of reading, all but the moment and the name of the question. */
const shown = (answer: string, endpoint: ScannedEndpoint | undefined): string =>
  endpoint?.isWriting === false
    ? answer.replaceAll(/"requestId":"[^"]*"|\d{4}-\d\d-\d\dT\d\d:\d\d:[\d.]+Z/g, "")
    : (/"code":"(\w+)"/.exec(answer)?.[1] ?? "done");

/** What the address says, and the door's own values for what it does not. */
const valuesFor = ({ parameters }: ScannedEndpoint, said: URLSearchParams): Map<string, string> => new Map([...valuesOf(parameters), ...said]);

/** Nobody's session or token ends while it goes on. */
async function stayIn(): Promise<void> {
  await callers.database.db.update(sessions).set({
    idleUntil: sql`now() + interval '1 hour'`,
    absoluteUntil: sql`now() + interval '1 hour'`,
    passwordGivenAt: sql`now()`,
  });
}

/** What went wrong so far, as the log has it. */
const failures = (): string => (logged.read() as Buffer | null)?.toString() ?? ""; // bytes come out of it

describe("row 34: every value of every door", () => {
  it("row 34: with a quote more is refused or taken, and breaks no statement", { timeout: 180_000 }, async () => {
    for (const endpoint of endpoints)
      for (const { name, value } of endpoint.parameters) {
        await callers.forgetLimits();
        const answer = await endpoint.send(valuesOf(endpoint.parameters).set(name, `${value}'`));
        await answer.arrayBuffer();
        expect([endpoint.name, name, answer.status < 500]).toEqual([endpoint.name, name, true]);
      }
    expect(failures()).toBe("");
  });

  it("row 34: sqlmap finds the statement into which a value is put by hand, and none in the product", { timeout: 86_400_000 }, async () => {
    if (!hasSqlmap()) return;
    const scanned = endpoints.flatMap((endpoint) => {
      const parameters = endpoint.parameters.filter(({ isFreeText }) => isFull || isFreeText);
      return parameters.length === 0 ? [] : [gateway.addressOf(endpoint, parameters)];
    });
    expect(scanned.length).toBeGreaterThan(100);
    const found = await injectionsIn([gateway.addressOf(careless, careless.parameters), ...scanned], depth);
    expect(found.map((one) => one.replace(/^\/\d+\//, ""))).toEqual([expect.stringMatching(/^careless search: /)]);
    expect(failures()).toBe("");
  });
});
