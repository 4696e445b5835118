import superjson from "superjson";
import { z } from "zod";
import type { Role } from "#domain/accounts/roles.ts";
import { rolesAllowed, type Permission } from "#domain/permissions.ts";
import { clientHeader } from "#domain/accounts/web-headers.ts";
import { restRoutes } from "#server/rest/table.ts";
import { readAddresses } from "../support/generated-requests.ts";
import type { JsonSchema } from "../support/generated-values.ts";
import { cookieOf, type Principal } from "../support/principals.ts";
import { procedures } from "../support/procedures.ts";
import type { RestCallers } from "../support/rest-callers.ts";
import { trpcEndpoints } from "./endpoints.ts";
import type { Targets } from "./targets.ts";

/** A parameter of an endpoint, with a valid value. */
export type ScannedParameter = {
  readonly name: string;
  readonly value: string;
  /** No form narrows it to less than text. */
  readonly isFreeText: boolean;
  /** The register leaves it out. */
  readonly isMore: boolean;
};

/** An endpoint as a scanner sees it: named parameters, and how a request is made of them; a parameter without a value is left out. */
export type ScannedEndpoint = {
  readonly name: string;
  readonly isWriting: boolean;
  readonly parameters: readonly ScannedParameter[];
  send(given: ReadonlyMap<string, string>): Promise<Response>;
};

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
type JsonObject = { readonly [name: string]: Json };
/** The parts of a request: what stands in its address, behind the question mark, and in its body. */
type Parts = { readonly address: Readonly<Record<string, string>>; readonly query: JsonObject; readonly body?: Json };

/** Every endpoint with a parameter: calls of the web client, rows of the REST table, addresses that are read. */
export const scannedEndpoints = (callers: RestCallers, targets: Targets, url: string): readonly ScannedEndpoint[] =>
  [...callEndpoints(callers, targets, url), ...restEndpoints(callers, targets, url), ...addressEndpoints(callers, targets, url)].filter(
    ({ parameters }) => parameters.length > 0,
  );

const order = ["MEMBER", "BUYER", "EPCMD_ADMIN", "DGFT_ADMIN"] as const satisfies readonly Role[];
const whoMay = (needs: Permission | "anybody" | "anyone"): Role | "none" =>
  needs === "anybody" || needs === "anyone" ? "none" : (order.find((role) => rolesAllowed(needs).includes(role)) ?? "none");

function callEndpoints({ everybody }: RestCallers, targets: Targets, url: string): ScannedEndpoint[] {
  return Object.entries(trpcEndpoints).map(([name, { needs, at, input }]) => {
    const procedure = procedures.get(name);
    const schema = schemaOf(procedure?.inputs[0]);
    const own = input?.(targets[at].own?.id ?? "") as Json | undefined; // what the register sends is JSON
    const headers = pageHeaders(everybody, whoMay(needs), url);
    return endpointOf(
      name,
      { isWriting: procedure?.type !== "query", own: { address: {}, query: {}, ...(own === undefined ? {} : { body: own }) }, body: schema },
      ({ body }) => {
        const text = superjson.stringify(body);
        return procedure?.type === "query"
          ? fetch(`${url}/trpc/${name}?input=${encodeURIComponent(text)}`, { headers })
          : fetch(`${url}/trpc/${name}`, { method: "POST", headers: { ...headers, "content-type": "application/json" }, body: text });
      },
    );
  });
}

function restEndpoints({ tokens }: RestCallers, targets: Targets, url: string): ScannedEndpoint[] {
  return restRoutes.map(({ access, path, method, query, body, bodyExample, multipart }) => {
    const who = whoMay(access);
    const claim = who === "MEMBER" ? "own draft" : who === "EPCMD_ADMIN" ? "received" : "forwarded";
    const id = targets[path.includes("imports") ? "import" : claim].own?.id ?? "";
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
    const own = {
      address: Object.fromEntries(names.map((name) => [name, /id$/i.test(name) ? id : "product"])),
      query: {},
      ...(method === "GET" ? {} : { body: (bodyExample ?? {}) as Json }), // an example is JSON
    };
    return endpointOf(`${method} /api/${path}/`, { isWriting: method !== "GET", own, query: schemaOf(query), body: schemaOf(body) }, (parts) => {
      const headers: Record<string, string> = who === "none" ? {} : { authorization: `Bearer ${tokens[who]}` };
      const where = `${url}/api/${inAddress(path, parts.address)}/${searchOf(parts.query)}`;
      if (method === "GET") return fetch(where, { headers });
      if (multipart === undefined)
        return fetch(where, { method: "POST", headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(parts.body) });
      const form = new FormData();
      for (const { name, value } of leavesOf(parts.body ?? {}, {})) form.set(name, value);
      return fetch(where, { method: "POST", headers, body: form });
    });
  });
}

function addressEndpoints({ everybody }: RestCallers, targets: Targets, url: string): ScannedEndpoint[] {
  const { id = "", file = "" } = targets.readable.own ?? {};
  const known = (template: string): readonly string[] =>
    template.startsWith("/files/")
      ? [id, file, "1"]
      : [template.includes("imports") ? (targets.import.own?.id ?? "") : template.includes("reports") ? "states" : "messages"];
  const headers = pageHeaders(everybody, "EPCMD_ADMIN", url);
  return readAddresses.map((template) => {
    const [path = "", search = ""] = template.split("?");
    let count = 0;
    const named = path.replaceAll("$", () => `:place${count++}`);
    const address = Object.fromEntries(Array.from({ length: count }, (_, index) => [`place${index}`, known(template)[index] ?? "a"]));
    const query: JsonSchema = { type: "object", properties: Object.fromEntries([...new URLSearchParams(search).keys()].map((name) => [name, text])) };
    return endpointOf(`GET ${template}`, { isWriting: false, own: { address, query: {} }, query }, (parts) =>
      fetch(`${url}${inAddress(named, parts.address)}${searchOf(parts.query)}`, { headers, redirect: "manual" }),
    );
  });
}

const pageHeaders = (everybody: RestCallers["everybody"], who: Principal, url: string): Record<string, string> => ({
  [clientHeader]: "web",
  origin: url,
  "sec-fetch-site": "same-origin",
  cookie: cookieOf(everybody[who]),
});

const inAddress = (path: string, places: Parts["address"]): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(places[name] ?? ""));

function searchOf(query: JsonObject): string {
  const search = new URLSearchParams(leavesOf(query, {}).map(({ name, value }) => [name, value])).toString();
  return search === "" ? "" : `?${search}`;
}

type Forms = { readonly isWriting: boolean; readonly own: Parts; readonly query?: JsonSchema; readonly body?: JsonSchema };

/** An endpoint with the input of trpcEndpoints, and with a word wherever its schema takes any text. */
function endpointOf(name: string, { isWriting, own, query = {}, body = {} }: Forms, request: (parts: Parts) => Promise<Response>): ScannedEndpoint {
  const schema: JsonSchema = { type: "object", properties: { address: {}, query, body } };
  const value = merged(textsOf(schema), own);
  const ours = new Set(leavesOf(own, schema).map((leaf) => leaf.name));
  const parameters = leavesOf(value, schema).map((leaf) => ({ ...leaf, isMore: !ours.has(leaf.name) }));
  return { name, isWriting, parameters, send: (given) => request({ address: {}, query: {}, ...(withLeaves(value, given) as Partial<Parts>) }) }; // made of Parts
}

const schemaOf = (form: z.ZodType | undefined): JsonSchema =>
  form === undefined ? {} : (z.toJSONSchema(form, { unrepresentable: "any", io: "input" }) as JsonSchema);

const text: JsonSchema = { type: "string" };
const isFreeText = ({ type, enum: words, const: only, format, pattern }: JsonSchema): boolean =>
  type === "string" && [words, only, format, pattern].every((narrower) => narrower === undefined);

function textsOf(schema: JsonSchema): Json | undefined {
  if (isFreeText(schema)) return "a";
  if (schema.anyOf !== undefined) return schema.anyOf.map(textsOf).find((value) => value !== undefined);
  const inside = Object.entries(schema.properties ?? {}).map(([name, one]) => [name, textsOf(one)] as const);
  const found = inside.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

const isObject = (value: Json | undefined): value is JsonObject => typeof value === "object" && value !== null && !Array.isArray(value);

function merged(texts: Json | undefined, own: Json): Json {
  if (!isObject(texts) || !isObject(own)) return own;
  return { ...texts, ...Object.fromEntries(Object.entries(own).map(([name, one]) => [name, merged(texts[name], one)])) };
}

function leavesOf(value: Json, schema: JsonSchema, path: readonly string[] = []): Omit<ScannedParameter, "isMore">[] {
  const options = schema.anyOf ?? [schema];
  if (value === null) return [];
  if (typeof value !== "object") return [{ name: path.join("."), value: String(value), isFreeText: options.some(isFreeText) }];
  // Below what a form leaves open (the answers of a step) any text may stand.
  const inside = (name: string): JsonSchema => options.flatMap(({ properties, items }) => properties?.[name] ?? items ?? [])[0] ?? text;
  return Object.entries(value).flatMap(([name, one]: [string, Json]) => leavesOf(one, inside(name), [...path, name]));
}

/** The value with the leaves that are given; a number or a yes stays one as long as the text is one. */
function withLeaves(value: Json, given: ReadonlyMap<string, string>, path: readonly string[] = []): Json | undefined {
  if (value === null) return value;
  if (typeof value === "object") {
    const kept = Object.entries(value).flatMap(([name, one]: [string, Json]) => {
      const left = withLeaves(one, given, [...path, name]);
      return left === undefined ? [] : [[name, left] as const];
    });
    return Array.isArray(value) ? kept.map(([, one]) => one) : Object.fromEntries(kept);
  }
  const said = given.get(path.join("."));
  return said !== undefined && typeof value !== "string" && /^(?:-?\d{1,9}|true|false)$/.test(said) ? (JSON.parse(said) as Json) : said;
}
