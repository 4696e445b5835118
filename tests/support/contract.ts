import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { expect } from "vitest";
import { z } from "zod";
import { openApiDocument } from "#server/rest/openapi.ts";
import type { RestRoute } from "#server/rest/route.ts";
import { restRoutes } from "#server/rest/table.ts";
import { callRest, methodOf, type RestCall, type RestReply } from "./rest-client.ts";

/** The document as an integrator gets it: text and back. */
export const contract: Record<string, unknown> = JSON.parse(JSON.stringify(openApiDocument(restRoutes)));

const Responses = z.record(z.string(), z.looseObject({ content: z.record(z.string(), z.looseObject({ schema: z.unknown() })).optional() }));
const Paths = z.record(z.string(), z.record(z.string(), z.looseObject({ responses: Responses })));

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema({ $id: "contract", ...contract });

const compiled = new Map<string, ValidateFunction>();
const pointer = (part: string): string => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"));

/** Every way in which old clients write a path that stands below `/api/`. */
export const spellings = (path: string): string[] => ["/", "/api/", "/api/api/"].flatMap((prefix) => [`${prefix}${path}`, `${prefix}${path}/`]);

/** The row that answers at a path, however it is spelled. */
export function rowAt(method: string, path: string): RestRoute | undefined {
  const plain = (path.split("?", 1)[0] ?? "").replace(/^\/(api\/){0,2}/, "").replace(/\/$/, "");
  return restRoutes.find((row) => row.method === method && new RegExp(`^${row.path.replaceAll(/:\w+/g, "[^/]+")}$`).test(plain));
}

/** What is wrong with an answer by the document; empty when nothing is. */
export function problemsOf(method: string, path: string, reply: RestReply): string[] {
  const row = rowAt(method, path);
  if (row === undefined) return [`${method} ${path} is not in the table`];
  const template = `/${row.path.replaceAll(/:(\w+)/g, "{$1}")}/`;
  const { responses } = Paths.parse(contract["paths"])[template]?.[method.toLowerCase()] ?? { responses: {} };
  const response = responses[String(reply.status)];
  if (response === undefined) return [`${method} ${template} answers ${reply.status}, which the document does not name`];
  const isJson = (reply.headers.get("content-type") ?? "").includes("application/json");
  if (!isJson || response.content?.["application/json"] === undefined) return [];
  const place = `contract#/paths/${pointer(template)}/${method.toLowerCase()}/responses/${reply.status}/content/application~1json/schema`;
  const validate = compiled.get(place) ?? ajv.compile({ $ref: place });
  compiled.set(place, validate);
  return validate(reply.body)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${method} ${path} ${reply.status}: ${instancePath} ${message}`);
}

/** Calls as `callRest` does, and fails when the answer is not as the document says. */
export async function callByContract(url: string, path: string, call: RestCall = {}): Promise<RestReply> {
  const reply = await callRest(url, path, call);
  const problems = problemsOf(methodOf(call), path, reply);
  if (problems.length > 0) throw new Error(`${problems.join("\n")}\n${JSON.stringify(reply.body).slice(0, 800)}`);
  return reply;
}

/** Fails unless a refusal has the one shape: JSON, a sentence and a word, when to come again, and nothing of our insides. */
export function isOneShape({ status, body, headers }: RestReply): void {
  expect(headers.get("content-type")).toMatch(/^application\/json/);
  expect(body).toMatchObject({ error: expect.any(String), message: body["error"], code: expect.stringMatching(/^[a-z_]+$/) });
  expect(JSON.stringify(body)).not.toMatch(/<html|\bat \/|node_modules|stack/i);
  if (status === 401) expect(body["detail"]).toBe(body["message"]);
  if (status === 429 || status === 503) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
}
