import { PassThrough } from "node:stream";
import { text as readText } from "node:stream/consumers";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createLog } from "#server/infra/log.ts";
import { anyRequest } from "../support/generated-requests.ts";
import { shownRequest, type KnownWords } from "../support/generated-values.ts";
import { ask, openAbusePortal, type AbusePortal } from "../support/principals.ts";
import { reimbursementIn } from "../support/reimbursements.ts";
import { restLogin } from "../support/rest-client.ts";
import { isDeep } from "../support/tier.ts";
import { createUser } from "../support/factories.ts";

const requests = isDeep ? 2_000 : 500;
/** One seed in the gate, another one in each run of the deep tier; FUZZ_SEED repeats a run. */
const seed = Number(process.env["FUZZ_SEED"] ?? (isDeep ? Date.now() % 2 ** 31 : 20_261_123));
const callers = ["none", "BUYER", "MEMBER", "EPCMD_ADMIN", "DGFT_ADMIN"] as const;

let portal: AbusePortal;
let known: KnownWords;
let tokens: Record<(typeof callers)[number], string>;
const logged = new PassThrough();
beforeAll(async () => {
  portal = await openAbusePortal({}, createLog("error", logged));
  const { services, actors } = portal;
  const { url } = portal.app;
  tokens = {
    none: "",
    BUYER: (await restLogin(url, await createUser(services, "BUYER"))).access,
    MEMBER: (await restLogin(url, actors.member)).access,
    EPCMD_ADMIN: (await restLogin(url, actors.council)).access,
    DGFT_ADMIN: (await restLogin(url, actors.dgft)).access,
  };
  const draft = await reimbursementIn(services, actors, "DRAFT");
  const forwarded = await reimbursementIn(services, actors, "UNDER_REVIEW_DGFT");
  const file = forwarded.documents.flatMap(({ current }) => current?.files ?? [])[0]?.id ?? "";
  known = {
    words: [draft.id, forwarded.id, "product", "rcmc_certificate", "firm_address", "2026-27", actors.council.email, "states", "messages"],
    uuids: [file, actors.member.firmId, actors.member.userId],
  };
}, 120_000);
afterAll(() => portal?.close());

it(`${requests} generated web and REST requests break nothing (seed ${seed})`, { timeout: 180_000 }, async () => {
  const broken: string[] = [];
  const sample = fc.sample(fc.tuple(anyRequest(known), fc.constantFrom(...callers)), { seed, numRuns: requests });
  for (const [index, [asked, who]] of sample.entries()) {
    const { transport, method, path, body, type } = asked;
    if (index % 20 === 0) await portal.forgetLimits(); // what stands behind the limits is wanted
    const headers: Record<string, string> = type === "" ? {} : { "content-type": type };
    const sent = { method, ...(body === undefined ? {} : { body }) };
    const response =
      transport === "web"
        ? await ask(portal, portal.everybody[who], path, { ...sent, headers })
        : await fetch(`${portal.app.url}${path}`, { redirect: "manual", ...sent, headers: { ...headers, authorization: `Bearer ${tokens[who]}` } });
    await response.arrayBuffer();
    if (response.status === 500) broken.push(`${who} ${shownRequest(asked)}`);
  }
  expect(broken).toEqual([]);
  logged.end();
  expect(await readText(logged)).toBe("");
});

it.each([["EPCMD_ADMIN", "reviews.close", '{"json":{"reimbursementId":"ID","reason":"\\ud800"}}']] as const)(
  "row 35: half a character that %s would have kept by %s is refused",
  async (who, path, text) => {
    const { id, version } = await reimbursementIn(portal.services, portal.actors, "SUBMITTED");
    const client = portal.everybody[who];
    const input = text.replace('"ID"', `"${id}","version":${version}`);
    const { status, error } = await client.raw(path, input, client.pageHeaders());
    expect([status, error?.code]).toEqual([400, "unfit_value"]);
  },
);
