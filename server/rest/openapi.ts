import { z } from "zod";
import { council } from "#domain/council.ts";
import { rolesAllowed } from "#domain/permissions.ts";
import { scopesWith } from "#domain/scope-permissions.ts";
import { errorMapping } from "../error-mapping.ts";
import { listedRefusals } from "./listed-refusals.ts";
import type { AnswerDoc, Multipart, RestRoute } from "./route.ts";

type Json = Record<string, unknown>;

/** A refusal as every path gives it. */
const errorSchema = z.object({
  error: z.string().meta({ description: "For people; the same text as `message`" }),
  message: z.string(),
  code: z.string().meta({ description: "For programs: stable" }),
  detail: z.string().optional().meta({ description: "On 401: the same text again" }),
  fields: z.record(z.string(), z.array(z.string())).optional().meta({ description: "What to mend: texts by field" }),
  hsn_codes: z.array(z.string()).optional().meta({ description: "Of the profile: what is wrong with the codes" }),
  requestId: z.string().optional().meta({ description: "On 500: under which we find it in the log" }),
});

const jsonSchema = (schema: z.ZodType, io: "input" | "output"): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
};

const introduction = [
  `Every call answers under \`/api\`, under \`/api/api\` and bare, with and without the slash at the end. Sign in with \`auth/login/\`; send the access token as \`Authorization: Bearer …\`; get the next pair from \`token/refresh/\` before ten minutes are over. Or send an API key in its place, which a user makes on the page "Your account"; the calls that name a scope take one. The API sets no cookie. It reads the session cookie only with a signed address; a browser that is signed in as another user gets 404.`,
  "Send `Idempotency-Key` with what creates or acts: the same key and body within 24 hours get the first answer.",
  "Dates come in as DD-MM-YYYY or YYYY-MM-DD and go out as DD-MM-YYYY, those of `items` as YYYY-MM-DD; instants are ISO 8601 with offset. Unknown fields of a body are ignored.",
].join("\n\n");

/** The document that integrators read, made of the table by which the calls are mounted and parsed. @source OpenAPI 3.1.1 */
export function openApiDocument(routes: readonly RestRoute[]): Json {
  const paths: Record<string, Json> = {};
  for (const row of routes) {
    const path = `/${row.path.replaceAll(/:(\w+)/g, "{$1}")}/`;
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operation(row) };
  }
  return {
    openapi: "3.1.1",
    info: {
      title: `${council.shortName} portal: REST calls`,
      version: "1.0.0",
      description: introduction,
      contact: { name: council.shortName, email: council.contactEmail },
      license: { name: "For members, buyers and offices of the council", identifier: "LicenseRef-council" },
    },
    servers: [
      { url: "/api", description: "The usual prefix" },
      { url: "/", description: "Bare" },
      { url: "/api/api", description: "As old clients spell it" },
    ],
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "JWT or API key",
          description: "The `access` of a login, or an API key with a scope for the call",
        },
      },
      schemas: { Error: jsonSchema(errorSchema, "output") },
    },
  };
}

/** A name for the operation that no other has: its method and path. */
export const operationId = ({ method, path }: Pick<RestRoute, "method" | "path">): string =>
  [method.toLowerCase(), ...path.replaceAll(/:(\w+)/g, "by $1").split(/[^A-Za-z0-9]+/)].map((word, at) => (at === 0 ? word : capital(word))).join("");

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function operation(row: RestRoute): Json {
  const { tag, summary, description, access, method } = row;
  const who = access === "anyone" ? "Anybody." : `For ${rolesAllowed(access).join(", ")}.`;
  const parameters = [
    ...parametersOf(row.params, "path"),
    ...parametersOf(row.query, "query"),
    ...(method === "POST" ? idempotencyKeyParameters(row) : []),
  ];
  const body = bodyOf(row);
  return {
    operationId: operationId(row),
    tags: [tag],
    summary,
    description: [who, ...keyNote(access), ...(description === undefined ? [] : [description])].join(" "),
    security: access === "anyone" ? [] : [{ bearer: [] }],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined ? {} : { requestBody: body }),
    responses: { ...answersOf(row.answers), ...refusalsOf(row) },
  };
}

/** Which scope an API key needs, for a call that takes one. */
function keyNote(access: RestRoute["access"]): string[] {
  if (access === "anyone") return [];
  const scopes = scopesWith(access);
  return [scopes.length === 0 ? "Closed to API keys." : `Scope of an API key: ${scopes.map((scope) => `\`${scope}\``).join(" or ")}.`];
}

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "8 to 200 ASCII characters without spaces; the same key and body within 24 hours get the first answer. Use a new key for each new action",
  schema: { type: "string", minLength: 8, maxLength: 200 },
};

/** The header of a call that needs no sign-in: no answer is stored for it. */
const keyOfVisitor = {
  ...idempotencyKey,
  description:
    "8 to 200 ASCII characters without spaces, else it is ignored; the same key and body are stored once, another body with the same key is another entry",
};

function idempotencyKeyParameters({ access, isStoredOnce }: RestRoute): Json[] {
  if (access !== "anyone") return [idempotencyKey];
  return isStoredOnce === true ? [keyOfVisitor] : [];
}

function parametersOf(schema: z.ZodType | undefined, place: "path" | "query"): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = ObjectSchema.parse(jsonSchema(schema, "input"));
  return Object.entries(properties).map(([name, { description, example, ...schema }]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    ...(description === undefined ? {} : { description }),
    ...(example === undefined ? {} : { example }),
    schema,
  }));
}

const ObjectSchema = z.object({
  properties: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
  required: z.array(z.string()).optional(),
});

function bodyOf({ method, body, bodyExample, multipart }: RestRoute): Json | undefined {
  if (method === "GET" || (body === undefined && multipart === undefined)) return undefined;
  const schema = body === undefined ? { type: "object", properties: {} } : jsonSchema(body, "input");
  const example = bodyExample === undefined ? {} : { example: bodyExample };
  if (multipart === undefined) return { required: true, content: { "application/json": { schema, ...example } } };
  return {
    required: true,
    content: {
      ...(multipart.takesJson === true ? { "application/json": { schema, ...example } } : {}),
      "multipart/form-data": { schema: withFiles(schema, multipart), ...example },
    },
  };
}

function withFiles(schema: Json, { files }: Multipart): Json {
  const bytes = { type: "string", contentMediaType: "application/octet-stream" };
  const parts = files.map(({ name, maxCount, description }) => [
    name,
    maxCount === 1 ? { ...bytes, description } : { type: "array", maxItems: maxCount, items: bytes, description },
  ]);
  const { properties = {} } = ObjectSchema.parse(schema);
  return { ...schema, properties: { ...properties, ...Object.fromEntries(parts) } };
}

function answersOf(answers: RestRoute["answers"]): Json {
  return Object.fromEntries(Object.entries(answers).map(([status, answer]) => [status, answerOf(answer)]));
}

function answerOf({ description, schema, example, mediaType }: AnswerDoc): Json {
  if (mediaType === undefined && schema === undefined) return { description };
  const bytes = mediaType === undefined ? {} : { [mediaType]: { schema: { type: "string", contentMediaType: mediaType } } };
  if (schema === undefined) return { description, content: bytes };
  const json = { schema: jsonSchema(schema, "output"), ...(example === undefined ? {} : { example }) };
  return { description, content: { "application/json": json, ...bytes } };
}

function refusalsOf(row: RestRoute): Json {
  const byStatus = new Map<number, Map<string, string>>();
  for (const { kind, code, when } of listedRefusals(row)) {
    const { status } = errorMapping[kind];
    const codes = byStatus.get(status) ?? new Map<string, string>();
    codes.set(code, when);
    byStatus.set(status, codes);
  }
  return Object.fromEntries([...byStatus].map(([status, codes]) => [String(status), refusal(status, codes)]));
}

function refusal(status: number, codes: ReadonlyMap<string, string>): Json {
  const examples = [...codes].map(([code, when]) => [
    code,
    { value: { error: when, message: when, code, ...(status === 401 ? { detail: when } : {}) } },
  ]);
  const ofCodes = { type: "object", properties: { code: { enum: [...codes.keys()] } } };
  const retry = { "Retry-After": { description: "Seconds to wait", schema: { type: "string", pattern: "^\\d+$" } } };
  return {
    description: [...codes].map(([code, when]) => `\`${code}\`: ${when}`).join("; "),
    ...(status === 429 || status === 503 ? { headers: retry } : {}),
    content: { "application/json": { schema: { allOf: [{ $ref: "#/components/schemas/Error" }, ofCodes] }, examples: Object.fromEntries(examples) } },
  };
}
