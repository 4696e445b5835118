import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { council } from "#domain/council.ts";
import { projectRoot } from "#server/infra/project-root.ts";
import { openApiDocument } from "#server/rest/openapi.ts";
import { restRoutes } from "#server/rest/table.ts";

/** Where the typed client lies that `npm run rest:client` makes. */
export const clientPath = join(projectRoot, "sdk/rest.ts");

const Schema = z.record(z.string(), z.unknown());
type Schema = z.infer<typeof Schema>;
const Content = z.record(z.string(), z.object({ schema: Schema }));
const Operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  parameters: z.array(z.object({ name: z.string(), in: z.string(), required: z.boolean().default(false) })).default([]),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), z.object({ content: Content.optional() })),
});
const Document = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation)) });

const propertyName = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name));

/** The TypeScript type of a JSON Schema, as far as ours go. */
function typeOf(schema: Schema): string {
  const several = Array.isArray(schema["anyOf"]) ? schema["anyOf"] : Array.isArray(schema["oneOf"]) ? schema["oneOf"] : undefined;
  if (several !== undefined) return [...new Set(several.map((each) => typeOf(Schema.parse(each))))].join(" | ");
  if ("const" in schema) return JSON.stringify(schema["const"]);
  if (Array.isArray(schema["enum"])) return schema["enum"].map((value) => JSON.stringify(value)).join(" | ");
  if (Array.isArray(schema["type"])) return schema["type"].map((type) => typeOf({ ...schema, type })).join(" | ");
  if (schema["contentMediaType"] !== undefined) return "Blob";
  switch (schema["type"]) {
    case "string":
      return "string";
    case "integer":
    case "number":
      return "number";
    case "boolean":
      return "boolean";
    case "null":
      return "null";
    case "array":
      return `readonly (${typeOf(Schema.parse(schema["items"] ?? {}))})[]`;
    case "object":
      return objectType(schema);
    default:
      return "unknown";
  }
}

function objectType(schema: Schema): string {
  const properties = Schema.parse(schema["properties"] ?? {});
  const required = z.array(z.string()).parse(schema["required"] ?? []);
  const names = Object.keys(properties);
  if (names.length === 0)
    return typeof schema["additionalProperties"] === "object" ? "Readonly<Record<string, unknown>>" : "Readonly<Record<string, never>>";
  const lines = names.map(
    (name) => `readonly ${propertyName(name)}${required.includes(name) ? "" : "?"}: ${typeOf(Schema.parse(properties[name]))};`,
  );
  return `{ ${lines.join(" ")} }`;
}

function inputOf({ parameters, requestBody }: z.infer<typeof Operation>): string {
  const inPlace = (place: string): string =>
    parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, required }) => `readonly ${name}${required ? "" : "?"}: string;`)
      .join(" ");
  const [path, query] = [inPlace("path"), inPlace("query")];
  const body = requestBody?.content["multipart/form-data"] ?? requestBody?.content["application/json"];
  return `{ ${path === "" ? "" : `readonly params: { ${path} }; `}${query === "" ? "" : `readonly query?: { ${query} }; `}${body === undefined ? "" : `readonly body: ${typeOf(body.schema)}; `}}`;
}

function answersOf({ responses }: z.infer<typeof Operation>): string {
  const good = Object.entries(responses).filter(([status]) => status.startsWith("2"));
  const types = good.flatMap(([, { content }]) =>
    content === undefined
      ? ["undefined"]
      : Object.entries(content).map(([type, { schema }]) => (type === "application/json" ? typeOf(schema) : "Blob")),
  );
  return [...new Set(types)].join(" | ");
}

/** The text of the typed client, made of the document that integrators read. */
export function clientSource(): string {
  const { paths } = Document.parse(JSON.parse(JSON.stringify(openApiDocument(restRoutes))));
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const types = operations.map(
    ({ operation }) =>
      `  /** ${operation.summary} */\n  ${operation.operationId}: { input: ${inputOf(operation)}; answer: ${answersOf(operation)} };`,
  );
  const table = operations.map(({ path, method, operation }) => {
    const content = operation.requestBody?.content ?? {};
    const form = content["multipart/form-data"] === undefined ? "never" : content["application/json"] === undefined ? "always" : "with files";
    return `  ${operation.operationId}: { method: "${method}", path: "${path}", form: "${form}" },`;
  });
  return `// Made by \`npm run rest:client\` from the OpenAPI document; a test holds it to that.
/* oxlint-disable */

/** What each call takes and gives. */
export type RestCalls = {
${types.join("\n")}
};

const calls = {
${table.join("\n")}
} as const satisfies Record<keyof RestCalls, { method: string; path: string; form: "never" | "always" | "with files" }>;

/** A refusal: its status, and the one shape in which every path refuses. */
export class RestRefusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, readonly string[]>> | undefined;
  /** How long to wait before the next attempt, where the portal says so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, body: { message?: string; code?: string; fields?: Record<string, string[]> }, retryAfter: string | null = null) {
    super(body.message ?? \`\${status}\`);
    this.name = "RestRefusal";
    this.status = status;
    this.code = body.code ?? "unknown";
    this.fields = body.fields;
    this.retryAfterSeconds = retryAfter === null ? undefined : Number(retryAfter);
  }
}

type Given = { readonly params?: Record<string, string>; readonly query?: Record<string, string | undefined>; readonly body?: unknown };

export type RestClient = {
  /** @throws RestRefusal */
  call<K extends keyof RestCalls>(name: K, input: RestCalls[K]["input"], options?: { readonly idempotencyKey?: string }): Promise<RestCalls[K]["answer"]>;
};

/** @param baseUrl of the portal, such as https://portal.${council.host}; \`token\` gives the access token of the moment, if there is one */
export function createRestClient(baseUrl: string, token: () => string | undefined): RestClient {
  return {
    async call(name, input, options = {}) {
      const { method, path, form } = calls[name];
      const { params = {}, query = {}, body } = input as Given;
      const hasFiles = Object.values(body ?? {}).some((value) => filesOf(value).length > 0);
      const isMultipart = form === "always" || (form === "with files" && hasFiles);
      const url = new URL(\`\${baseUrl.replace(/\\/+$/, "")}/api\${path.replaceAll(/\\{(\\w+)\\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ""))}\`);
      for (const [key, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(key, value);
      const access = token();
      const response = await fetch(url, {
        method,
        headers: {
          ...(access === undefined ? {} : { authorization: \`Bearer \${access}\` }),
          ...(body === undefined || isMultipart ? {} : { "content-type": "application/json" }),
          ...(options.idempotencyKey === undefined ? {} : { "idempotency-key": options.idempotencyKey }),
        },
        ...(body === undefined ? {} : { body: isMultipart ? formOf(body as Record<string, unknown>) : JSON.stringify(body) }),
      });
      if (!response.ok) throw new RestRefusal(response.status, await response.json().catch(() => ({})), response.headers.get("retry-after"));
      if (response.status === 204) return undefined as never;
      const isJson = (response.headers.get("content-type") ?? "").includes("application/json");
      return (isJson ? await response.json() : await response.blob()) as never;
    },
  };
}

function formOf(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    const files = filesOf(value);
    for (const file of files) form.append(name, file, file instanceof File ? file.name : name);
    if (files.length === 0 && value !== undefined) form.append(name, typeof value === "object" ? JSON.stringify(value) : String(value));
  }
  return form;
}

const filesOf = (value: unknown): Blob[] => (Array.isArray(value) ? value : [value]).filter((each) => each instanceof Blob);
`;
}

if (process.argv[1]?.endsWith("rest-client.ts") === true) writeFileSync(clientPath, clientSource());
