import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sessions } from "#db/schema/accounts.ts";
import { openInjectionTargets, targetValuesOf, type InjectionTargets } from "../abuse/injection-targets.ts";
import type { ScannedEndpoint, ScannedParameter } from "../abuse/scanned-endpoints.ts";
import { injectionsIn, type ScanDepth } from "../support/sqlmap.ts";

/** `SQLMAP=full` tries every value of every call thoroughly, which takes hours; without it every free text is tried. */
const isFull = process.env["SQLMAP"] === "full";
const depth: ScanDepth = isFull
  ? { level: 3, risk: 2, techniques: "BEUT" }
  : { level: 2, risk: 1, techniques: "BT", tests: "^(AND boolean-based blind - WHERE or HAVING clause|PostgreSQL > 8.1 AND time-based blind)$" };

let targets: InjectionTargets;
let gateway: Awaited<ReturnType<typeof startGateway>>;
beforeAll(async () => {
  targets = await openInjectionTargets();
  gateway = await startGateway();
});
afterAll(async () => {
  gateway?.server.close();
  await targets?.close();
});

/** A call that puts its value into its statement, and hides failures as the product does. */
const careless: ScannedEndpoint = {
  name: "careless",
  isWriting: false,
  parameters: [{ name: "search", value: "a", isFreeText: true, isMore: false }],
  send: async (given) => {
    const found = targets.callers.database.db.execute(sql.raw(`select name from firms where name ilike '%${given.get("search")}%'`));
    return found.then(
      (rows) => Response.json(rows),
      () => Response.json({ error: "Something went wrong" }, { status: 500 }),
    );
  },
};

/**
 * A server where every call is an address with its values behind the question mark, in whatever format the call itself takes them.
 * The caller is signed in as somebody who may, and no rate limit applies.
 */
async function startGateway(): Promise<{
  readonly server: Server;
  addressOf(endpoint: ScannedEndpoint, parameters: readonly ScannedParameter[]): string;
}> {
  const all = [...targets.endpoints, careless];
  let asked = 0;
  const server = createServer((req, res) => {
    void (async () => {
      const { pathname, searchParams } = new URL(req.url ?? "/", "http://gateway.example");
      const endpoint = all[Number(pathname.split("/")[1])];
      asked += 1;
      if (asked % 500 === 0) await extendSessions();
      await targets.callers.forgetLimits();
      const answer = await (endpoint?.send(new Map(valuesFor(endpoint, searchParams))) ?? Response.json({}, { status: 404 }));
      res
        .writeHead(answer.status, { "content-type": "text/plain" })
        .end(comparable(Buffer.from(await answer.arrayBuffer()).toString("latin1"), endpoint), "latin1");
    })().catch((error: unknown) => res.writeHead(502).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const addressOf = (endpoint: ScannedEndpoint, parameters: readonly ScannedParameter[]): string =>
    `http://127.0.0.1:${port}/${all.indexOf(endpoint)}/${endpoint.name.replaceAll(/[^\w.]+/g, "-")}?${new URLSearchParams([...targetValuesOf(parameters)])}`;
  return { server, addressOf };
}

/** What is the same for two equal calls: of a write whether it was done; of a read everything but its time and request id. */
const comparable = (answer: string, endpoint: ScannedEndpoint | undefined): string =>
  endpoint?.isWriting === false
    ? answer.replaceAll(/"requestId":"[^"]*"|\d{4}-\d\d-\d\dT\d\d:\d\d:[\d.]+Z/g, "")
    : (/"code":"(\w+)"/.exec(answer)?.[1] ?? "done");

/** The values of the address, and the call's own values for the others. */
const valuesFor = ({ parameters }: ScannedEndpoint, given: URLSearchParams): Map<string, string> =>
  new Map([...targetValuesOf(parameters), ...given]);

/** No session and no token ends during the scan. */
async function extendSessions(): Promise<void> {
  await targets.callers.database.db.update(sessions).set({
    idleUntil: sql`now() + interval '1 hour'`,
    absoluteUntil: sql`now() + interval '1 hour'`,
    passwordGivenAt: sql`now()`,
  });
}

it("sqlmap finds the statement into which a value is put by hand, and none in the product", { timeout: 86_400_000 }, async () => {
  const scanned = targets.endpoints.flatMap((endpoint) => {
    const parameters = endpoint.parameters.filter(({ isFreeText }) => isFull || isFreeText);
    return parameters.length === 0 ? [] : [gateway.addressOf(endpoint, parameters)];
  });
  expect(scanned.length).toBeGreaterThan(100);
  const found = await injectionsIn([gateway.addressOf(careless, careless.parameters), ...scanned], depth);
  expect(found.map((one) => one.replace(/^\/\d+\//, ""))).toEqual([expect.stringMatching(/^careless search: /)]);
  expect(targets.failures()).toBe("");
});
