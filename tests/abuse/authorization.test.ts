import type { Router } from "express";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { permissions, rolesAllowed } from "#domain/permissions.ts";
import { createApp } from "#server/app.ts";
import { policyReports } from "#server/http/security-headers.ts";
import { exportsRouter } from "#server/rest/exports.ts";
import { filesRouter } from "#server/rest/files.ts";
import { followPosts } from "#site/render/follow-posts.ts";
import { siteFeeds } from "#site/render/feeds.ts";
import { statisticsFiles } from "#site/render/statistics-files.ts";
import { mediaRouter } from "#site/render/media.ts";
import { uploadsRouter } from "#server/rest/uploads.ts";
import { textPdf } from "../support/files.ts";
import { ask, formWith, openAbusePortal, nothingIsWritten, principals, roleOf, type AbusePortal, type Principal } from "../support/principals.ts";
import { procedures } from "../support/procedures.ts";
import { isDeep } from "../support/tier.ts";
import { routeEndpoints, trpcEndpoints, type Endpoint } from "./endpoints.ts";
import { openTargets, type Target, type Targets } from "./targets.ts";

let portal: AbusePortal;
let targets: Targets;

beforeAll(async () => {
  portal = await openAbusePortal();
  targets = await openTargets(portal);
}, 120_000);
afterAll(() => portal?.close());

type Outcome = { readonly status: number; readonly code: string; readonly message: string };

/** Calls an endpoint: a procedure of the web client, or an address with its method. */
async function knock(name: string, endpoint: Endpoint & { readonly address?: string }, who: Principal, target: Target): Promise<Outcome> {
  const client = portal.everybody[who];
  if (endpoint.address === undefined) {
    const { status, error } = await (procedures.get(name)?.type === "query"
      ? client.query(name, endpoint.input?.(target.id, target.file))
      : client.mutate(name, endpoint.input?.(target.id, target.file)));
    return { status, code: error?.code ?? "", message: error?.message ?? "" };
  }
  const path = endpoint.address.replace(":id", target.id).replace(":file", target.file);
  const init = name.startsWith("POST") ? { method: "POST", body: formWith(textPdf(["matrix"])) } : {};
  const response = await ask(portal, client, path, init);
  const body = await response.text();
  const { code = "", message = "" } = response.ok ? {} : (JSON.parse(body) as { code?: string; message?: string }); // every refusal is JSON
  return { status: response.status, code, message };
}

const owners = ["own", "foreign", "absent"] as const;
const allowed = ({ needs }: Endpoint, who: Principal): boolean => needs === "anybody" || rolesAllowed(needs).includes(roleOf(who));
const endpoints: [string, Endpoint & { readonly address?: string }][] = [...Object.entries(trpcEndpoints), ...Object.entries(routeEndpoints)];

describe("row 4: every endpoint is in the table", () => {
  it("row 4: every call of the web client, and no other", () => {
    expect(Object.keys(trpcEndpoints).sort()).toEqual([...procedures.keys()].sort());
  });

  it("row 4: every address of uploads, files and exports, and no other", () => {
    const { services } = portal;
    const routers = { "/uploads": uploadsRouter(services), "/files": filesRouter(services), "/exports": exportsRouter(services) };
    const found = Object.entries(routers).flatMap(([prefix, router]) => routesOf(router).map(({ method, path }) => `${method} ${prefix}${path}`));
    expect(Object.keys(routeEndpoints).sort()).toEqual(found.sort());
  });

  it("row 4: nothing else is mounted but health and the description for programs", () => {
    const app = createApp({
      services: portal.services,
      readiness: () => Promise.resolve({ isReady: true, failed: [], remarks: [] }),
      pages: undefined,
    });
    expect(routesOf(app.router).map(({ path }) => path)).toEqual(["/healthz", "/readyz", ["/api/openapi.json", "/api/api/openapi.json"]]);
    // Uploads, files, exports, the REST API, which rest-authorization.test.ts checks, and what is public: pictures and
    // documents, feeds and calendar files, reports of browsers.
    expect(app.router.stack.filter(({ handle }) => "stack" in handle)).toHaveLength(6);
    const reports = routesOf(policyReports(portal.services.log)).map(({ method, path }) => `${method} ${path}`);
    expect([...new Set(reports)]).toEqual(["POST /policy-reports"]);
    expect(routesOf(mediaRouter(portal.services)).map(({ path }) => path)).toEqual([
      "/media/:id/:file",
      "/documents/:id/:name",
      "/product-panel.pdf",
      "/faq.pdf",
      "/hi/product-panel.pdf",
      "/hi/faq.pdf",
    ]);
    expect([...new Set(routesOf(siteFeeds(portal.services)).map(({ path }) => path))]).toEqual([
      "/notices.xml",
      "/calendar.ics",
      "/calendar/:type.ics",
      "/events/:slug.ics",
      "/hi/notices.xml",
      "/hi/calendar.ics",
      "/hi/calendar/:type.ics",
      "/hi/events/:slug.ics",
    ]);
    expect([...new Set(routesOf(statisticsFiles(portal.services)).map(({ path }) => path))]).toEqual([
      "/statistics.csv",
      "/exports-in-figures.csv",
      "/hi/statistics.csv",
      "/hi/exports-in-figures.csv",
    ]);
    const posts = routesOf(followPosts(portal.services)).map(({ method, path }) => `${method} ${path}`);
    expect([...new Set(posts)]).toEqual([
      "POST /follow",
      "POST /follow/confirm",
      "POST /follow/stop",
      "POST /hi/follow",
      "POST /hi/follow/confirm",
      "POST /hi/follow/stop",
    ]);
  });

  it("row 4: every row of the permission table guards an endpoint", () => {
    const guarding = new Set(endpoints.map(([, { needs }]) => needs));
    const withoutSession = ["accounts.login", "accounts.me", "accounts.activate", "site.readPages", "site.giveOpinion"]; // these endpoints are public
    const unused = Object.keys(permissions).filter((name) => !guarding.has(name as keyof typeof permissions) && !withoutSession.includes(name)); // keys of the table
    expect(unused).toEqual(["reports.firms"]); // one more kind of the same call
  });
});

const routesOf = (router: Router): { method: string; path: string }[] =>
  router.stack.flatMap(({ route }) =>
    route === undefined ? [] : route.stack.map(({ method }) => ({ method: method.toUpperCase(), path: route.path })),
  );

describe("row 4: a role that the permission table does not name is refused for every record, and nothing is written", () => {
  nothingIsWritten(() => portal);
  // A call of the web client that refuses every input refuses a good one, too: see the next block.
  const asked = isDeep ? endpoints : endpoints.filter(([, { address }]) => address !== undefined);
  it.each(asked.filter(([, { needs }]) => needs !== "anybody"))("row 4: %s", async (name, endpoint) => {
    for (const who of principals.filter((principal) => !allowed(endpoint, principal)))
      for (const owner of isDeep ? owners : (["own"] as const)) {
        const target = targets[endpoint.at][owner];
        if (target === undefined) continue;
        const { status, code } = await knock(name, endpoint, who, target);
        const refusal = roleOf(who) === "visitor" ? [401, "token_not_valid"] : [403, "forbidden"];
        expect([who, owner, status, code]).toEqual([who, owner, ...refusal]);
      }
  });
});

describe("row 4: who may not call is told so before the input is read", () => {
  nothingIsWritten(() => portal);
  const rubbish = [undefined, null, 7, "rubbish", [], { reimbursementId: 7, page: "x", email: [] }, { json: { $: 1 } }];
  const guarded = Object.entries(trpcEndpoints).filter(([, { needs }]) => needs !== "anybody");
  it.each(guarded.map(([name, endpoint], index) => [name, endpoint, index] as const))("row 4: %s", async (name, endpoint, index) => {
    const isQuery = procedures.get(name)?.type === "query";
    for (const who of principals.filter((principal) => !allowed(endpoint, principal)))
      for (const input of isDeep ? rubbish : [rubbish[index % rubbish.length]]) {
        const client = portal.everybody[who];
        const { status, error } = await (isQuery ? client.query(name, input) : client.mutate(name, input));
        expect([who, input, status, error?.code]).toEqual([
          who,
          input,
          ...(roleOf(who) === "visitor" ? [401, "token_not_valid"] : [403, "forbidden"]),
        ]);
      }
  });
});

describe("row 1: another's and an absent one are the same nothing", () => {
  nothingIsWritten(() => portal);
  const withOwners = endpoints.filter(([, { at }]) => at !== "nothing");
  it.each(withOwners)("row 1: %s", async (name, endpoint) => {
    const { foreign, absent } = targets[endpoint.at];
    const { own: received } = targets.received;
    for (const who of principals.filter((principal) => allowed(endpoint, principal))) {
      if (absent === undefined || received === undefined) throw new Error("every target has an absent twin, and one claim is at the council");
      const nothing = await knock(name, endpoint, who, absent);
      expect([who, nothing.status]).toEqual([who, 404]);
      // The officer's own session is no stranger's to the officer.
      if (foreign !== undefined && !(endpoint.at === "session" && who === "DGFT_ADMIN"))
        expect(await knock(name, endpoint, who, foreign)).toEqual(nothing);
      // What never came to DGFT is none of its claims, though the council reads it.
      if (endpoint.at === "readable" && who === "DGFT_ADMIN") expect(await knock(name, endpoint, who, received)).toEqual(nothing);
    }
  });
});

describe("row 4: a role that the table names is accepted", () => {
  /** They end the session that they are called with. */
  const last = ["accounts.logout"];
  const inOrder = [...endpoints].sort(([one], [other]) => last.indexOf(one) - last.indexOf(other));
  it.each(inOrder)("row 4: %s", async (name, endpoint) => {
    for (const who of principals.filter((principal) => allowed(endpoint, principal))) {
      const { own } = targets[endpoint.at];
      if (own === undefined) throw new Error("every target is somebody's");
      const { status, code } = await knock(name, endpoint, who, own);
      expect([who, code]).not.toEqual([who, "token_not_valid"]);
      expect([who, code]).not.toEqual([who, "forbidden"]);
      // What the table sends fits the form: a refusal by the form would hide what stands behind it.
      expect([who, code]).not.toEqual([who, "invalid"]);
      expect([who, status < 500]).toEqual([who, true]);
    }
  });
});
