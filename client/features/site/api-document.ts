import { useQuery } from "@tanstack/react-query";
import { z } from "zod";

const Example = z.looseObject({ value: z.unknown() });
const Content = z.record(z.string(), z.looseObject({ example: z.unknown().optional(), examples: z.record(z.string(), Example).optional() }));

const Operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  description: z.string(),
  security: z.array(z.unknown()),
  parameters: z.array(z.object({ name: z.string(), in: z.string(), required: z.boolean(), description: z.string().optional() })).default([]),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content: Content.optional() })),
});

const ApiDocument = z.object({
  info: z.object({ title: z.string(), description: z.string() }),
  tags: z.array(z.object({ name: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
});

/** One call as the page shows it. */
export type ApiCall = z.infer<typeof Operation> & { readonly method: string; readonly path: string };
export type ApiGroup = { readonly tag: string; readonly calls: readonly ApiCall[] };
export type ApiDescription = { readonly title: string; readonly introduction: readonly string[]; readonly groups: readonly ApiGroup[] };

async function fetchDescription(): Promise<ApiDescription> {
  const response = await fetch("/api/openapi.json");
  if (!response.ok) throw new Error(`The list of calls could not be loaded (${response.status}).`);
  const { info, tags, paths } = ApiDocument.parse(await response.json());
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, path, method: method.toUpperCase() })),
  );
  const groups = tags.map(({ name }) => ({ tag: name, calls: calls.filter((call) => call.tags.includes(name)) }));
  return { title: info.title, introduction: info.description.split("\n\n"), groups };
}

/** The OpenAPI document of the server. */
export const useApiDescription = () => useQuery({ queryKey: ["openapi"], queryFn: fetchDescription, staleTime: Number.POSITIVE_INFINITY });

export type TriedCall = { readonly status: number; readonly text: string };

/** Makes a call as a program would: with this token and without any cookie. */
export async function tryCall(call: ApiCall, given: Readonly<Record<string, string>>, body: string, token: string): Promise<TriedCall> {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(given[name] ?? ""));
  const query = call.parameters.filter((parameter) => parameter.in === "query" && (given[parameter.name] ?? "") !== "");
  const search = new URLSearchParams(query.map(({ name }) => [name, given[name] ?? ""])).toString();
  const response = await fetch(`/api${path}${search === "" ? "" : `?${search}`}`, {
    method: call.method,
    credentials: "omit",
    headers: { ...(token === "" ? {} : { authorization: `Bearer ${token}` }), ...(body === "" ? {} : { "content-type": "application/json" }) },
    ...(body === "" ? {} : { body }),
  });
  const text = await response.text();
  const isJson = (response.headers.get("content-type") ?? "").includes("json");
  return { status: response.status, text: isJson ? JSON.stringify(JSON.parse(text), null, 2) : text.slice(0, 500) };
}
