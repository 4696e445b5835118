import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { operationId } from "#server/rest/openapi.ts";
import type { RestRoute } from "#server/rest/route.ts";
import { restRoutes } from "#server/rest/table.ts";
import { contract, isOneShape, problemsOf, spellings } from "../support/contract.ts";
import { backendsOfTier, startRedis, type TestRedis } from "../support/redis.ts";
import { callRest, type RestReply } from "../support/rest-client.ts";
import { beginUpload, whileDiskFails, whileKeyIsHeld, whileLocked, whileManySignIn, whileMinutesFly } from "../support/rest-fault-injection.ts";
import { openRestWorld, type RestWorld } from "../support/rest-world.ts";
import { isDeep } from "../support/tier.ts";
import { accountCases } from "./cases/accounts.ts";
import { actingIds, casesOfItsKind, heldKey, type Ask, type Asked, type CaseTable } from "./cases/case.ts";
import { circularCases } from "./cases/circulars.ts";
import { importCases } from "./cases/imports.ts";
import { invoiceCases } from "./cases/invoices.ts";
import { memberCases } from "./cases/members.ts";
import { reimbursementCases } from "./cases/reimbursements.ts";
import { reviewCases } from "./cases/reviews.ts";
import { signedCases } from "./cases/signed.ts";
import { siteCases } from "./cases/site.ts";

const tables: CaseTable = {
  ...siteCases,
  ...accountCases,
  ...memberCases,
  ...circularCases,
  ...invoiceCases,
  ...importCases,
  ...reimbursementCases,
  ...reviewCases,
  ...signedCases,
};

/** What a row is asked so that it gives one of its answers. */
type Case = { readonly id: string; readonly row: RestRoute; readonly answer: string; readonly ask: Ask; readonly isTried: boolean };

const kindTurns = 3;

/**
 * Two thirds of the answers follow from the kind of a row and are made by what all rows share. In the gate each of them is tried at every third
 * row, the rows taking turns; what is a row's own is always tried.
 */
function casesOf(row: RestRoute, place: number): Case[] {
  const id = operationId(row);
  const own = tables[id] ?? {};
  const good = own["202"] ?? own["200"] ?? own["201"] ?? own["204"];
  const all = good === undefined ? own : { ...casesOfItsKind(row, good), ...own };
  return Object.entries(all).map(([answer, ask], nth) => {
    const isTried = isDeep || answer in own || (place + nth) % kindTurns === 0;
    return { id, row, answer, ask, isTried };
  });
}
const cases = restRoutes.flatMap(casesOf);

let world: RestWorld;

/** A case in one spelling, ready to be sent. */
type Ready = Case & { readonly path: string; readonly asked: Asked };

/** In the gate each case in one spelling, the cases taking turns, in the deep tier each case in all of them. */
function spelled({ row }: Case, turn: number): string[] {
  const all = spellings(row.path);
  return isDeep ? all : all.filter((_spelling, index) => index === turn % all.length);
}

async function prepare(given: Case, spelling: string): Promise<Ready> {
  await world.forgetLimits();
  const asked = await given.ask(world);
  const path = spelling.replaceAll(/:(\w+)/g, (_, name: string) => asked.params?.[name] ?? "");
  return { ...given, asked, path: `${path}${asked.query ?? ""}` };
}

const send = ({ row, path, asked }: Ready, url = asked.at ?? world.app.url): Promise<RestReply> =>
  callRest(url, path, { ...asked, method: row.method });

function hold({ id, row, path, answer }: Ready, reply: RestReply): void {
  const [status, code] = answer.split(" ");
  const { body } = reply;
  expect([id, path, reply.status, ...(code === undefined ? [] : [body["code"]])], JSON.stringify(body).slice(0, 600)).toEqual([
    id,
    path,
    Number(status),
    ...(code === undefined ? [] : [code]),
  ]);
  if (code !== undefined) isOneShape(reply);
  expect(problemsOf(row.method, path, reply)).toEqual([]);
}

describe("the document", () => {
  const Listed = z.looseObject({ content: z.looseObject({ "application/json": z.looseObject({ examples: z.record(z.string(), z.unknown()) }) }) });
  const Document = z.object({
    paths: z.record(z.string(), z.record(z.string(), z.looseObject({ operationId: z.string(), responses: z.record(z.string(), z.unknown()) }))),
  });
  const operations = Object.values(Document.parse(contract).paths).flatMap((methods) => Object.values(methods));

  it.each(operations.map((operation) => [operation.operationId, operation.responses] as const))(
    "lists of %s nothing that is not provoked here, and nothing else is",
    (id, responses) => {
      const listed = Object.entries(responses).flatMap(([status, response]) =>
        Number(status) < 400 ? [status] : Object.keys(Listed.parse(response).content["application/json"].examples).map((code) => `${status} ${code}`),
      );
      expect(
        cases
          .filter((one) => one.id === id)
          .map(({ answer }) => answer)
          .sort(),
      ).toEqual(listed.sort());
    },
  );

  it("knows every row that is tried here", () => {
    expect(Object.keys(tables).sort()).toEqual(operations.map(({ operationId: id }) => id).sort());
  });
});

/** Operations that are busy because of too many passwords at a time; the others are busy because of a locked row. */
const hashing = [
  "postAuthLogin",
  "postAuthVerifyActivationOtp",
  "postAuthCompleteActivation",
  "postBuyerRegister",
  "postAuthVerifyOtp",
  "postAuthForgetPassword",
  "postAuthExpiredPassword",
];

/** Calls that read or make a file: the server that their case names is the fault. */
const opensFiles = ["getSignedByLink", "getBepcmdMemberInvoicesByIdPdf"];

function faultInjectionOf({ id, answer }: Case): "no fault" | "many sign-ins" | "lock" | "held key" | "slow line" | "failing disk" | "no database" {
  if (answer === "409 in_progress") return "held key";
  if (opensFiles.includes(id) && (answer === "503 busy" || answer === "503 storage_unavailable")) return "no fault";
  if (answer === "400 upload_too_slow") return "slow line";
  if (answer === "503 database_unavailable") return "no database";
  if (answer === "503 storage_unavailable") return "failing disk";
  if (answer !== "503 busy") return "no fault";
  return hashing.includes(id) ? "many sign-ins" : "lock";
}
const casesIn = (faultInjection: ReturnType<typeof faultInjectionOf>): Case[] =>
  cases.filter((one) => one.isTried && faultInjectionOf(one) === faultInjection);

/** Each of them in its spellings. */
async function ready(chosen: readonly Case[], firstTurn = 0): Promise<Ready[]> {
  const all: Ready[] = [];
  for (const [index, one] of chosen.entries()) for (const spelling of spelled(one, firstTurn + index)) all.push(await prepare(one, spelling));
  await world.forgetLimits();
  return all;
}

describe.each(backendsOfTier())("every answer, with the queue in %s", (backend) => {
  let redis: TestRedis | undefined;
  beforeAll(async () => {
    redis = backend === "redis" ? await startRedis() : undefined;
    world = await openRestWorld(redis === undefined ? {} : { REDIS_URL: redis.url });
  }, 120_000);
  afterAll(async () => {
    await world?.close();
    await redis?.stop();
  });
  beforeEach(() => world.forgetLimits());

  it.each(casesIn("no fault").map((one, turn) => [one.id, one.answer, one, turn] as const))("%s answers %s", async (_id, _answer, one, turn) => {
    for (const spelling of spelled(one, turn)) {
      const asked = await prepare(one, spelling);
      hold(asked, await send(asked));
    }
  });

  it.each(casesIn("many sign-ins").map((one, turn) => [one.id, one, turn] as const))("%s is busy while many sign in", async (_id, one, turn) => {
    const calls = await ready([one], turn);
    await whileManySignIn(world.services, () => Promise.all(calls.map(async (call) => hold(call, await send(call)))));
  });

  it("a writing call is busy while another transaction changes the same record", async () => {
    const calls = await ready(casesIn("lock"));
    const tables = ["users", "sessions", "firms", "member_profiles", "imports", "reimbursements"];
    await whileLocked(world.database.url, tables, () => holdTogether(calls));
  });

  it("a writing call waits for the same call, and reports it", async () => {
    const calls = await ready(casesIn("held key"));
    await whileKeyIsHeld(world.database.url, heldKey, actingIds(world), () => holdTogether(calls));
  });

  it("every call reports it while the database is down", async () => {
    const calls = await ready(casesIn("no database"));
    await Promise.all(calls.map(async (call) => hold(call, await send(call))));
  });

  it("a file is refused while the disk keeps nothing", async () => {
    const calls = await ready(casesIn("failing disk"));
    await whileDiskFails(async () => {
      for (const call of calls) hold(call, await send(call));
    });
  });

  it("a line on which nothing comes is cut after a minute", async () => {
    const calls = await ready(casesIn("slow line"));
    const answers = await whileMinutesFly(() => Promise.all(calls.map(({ path, asked }) => beginUpload(world.app.url, path, asked.token))));
    for (const [index, { path }] of calls.entries())
      expect([path, answers[index]]).toEqual([path, expect.stringMatching(/^HTTP\/1\.1 400 [^]*"code":"upload_too_slow"/)]);
  });
});

const serversAtOnce = 4;
const callsAtOnce = 8 * serversAtOnce;

/** Each of these waits for two seconds: they do it together, on no more connections than a server has. */
async function holdTogether(calls: readonly Ready[]): Promise<void> {
  const servers = await world.servers(serversAtOnce);
  for (let from = 0; from < calls.length; from += callsAtOnce)
    await Promise.all(calls.slice(from, from + callsAtOnce).map(async (call, index) => hold(call, await send(call, servers[index % serversAtOnce]))));
}
