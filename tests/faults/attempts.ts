import { desc, eq } from "drizzle-orm";
import superjson from "superjson";
import { z } from "zod";
import { files } from "#db/schema/reimbursements.ts";
import { textPdf } from "../support/files.ts";
import { headersOf, newAddress, type Client } from "./actors.ts";
import type { Operation } from "./history.ts";
import { sha256Of } from "./stored-files.ts";
import type { World } from "./world.ts";

/** Something that a client wants, to be tried as often as it takes under one key. */
export type Wish = { attempt(): Promise<Operation> };
export type Call = { readonly path: string; readonly input: unknown } & Pick<Operation, "kind" | "mark" | "about">;

const answerWithinMs = 25_000;
const Refusal = z.object({ error: z.object({ json: z.object({ message: z.string() }) }) }).or(z.object({ code: z.string(), message: z.string() }));
const Acknowledged = z.object({ id: z.string().optional(), reimbursementId: z.string().optional() });
type Answered = { result: { data: Parameters<typeof superjson.deserialize>[0] } };
type Facts = Pick<Operation, "client" | "kind" | "key" | "mark" | "about">;

/** A call of the web client's API that changes something. */
export function callOf(world: World, client: Client, { kind, path, input, mark, about }: Call): Wish {
  const key = keyOf(mark);
  return {
    attempt: () =>
      observe({ client: client.name, kind, key, mark, ...(about === undefined ? {} : { about }) }, () =>
        fetch(`${world.web.url}/trpc/${path}`, {
          method: "POST",
          headers: { ...headersOf(world, client), "content-type": "application/json", "idempotency-key": key },
          body: superjson.stringify(input),
          signal: AbortSignal.timeout(answerWithinMs),
        }),
      ),
  };
}

/** The upload of a bank's answer; the id of an acknowledged one names the file. */
export function replyOf(world: World, client: Client, text: string): Wish {
  const mark = sha256Of(text);
  const key = keyOf(mark);
  const send = (): Promise<Response> => {
    const form = new FormData();
    form.set("file", new Blob([text]), "answer.csv");
    const headers = { ...headersOf(world, client), "idempotency-key": key };
    return fetch(`${world.web.url}/uploads/payments/bank_reply`, {
      method: "POST",
      headers,
      body: form,
      signal: AbortSignal.timeout(answerWithinMs),
    });
  };
  return { attempt: () => observe({ client: client.name, kind: "payment", key, mark }, send) };
}

/** The upload of a document that starts a draft. */
export function uploadOf(world: World, client: Client, text: string): Wish {
  const bytes = textPdf([text]);
  const mark = sha256Of(bytes);
  const key = keyOf(mark);
  return {
    attempt: () => observe({ client: client.name, kind: "upload", key, mark }, () => postDocument(world, client, bytes, { "idempotency-key": key })),
  };
}

const keyOf = (mark: string): string => `key-${sha256Of(mark).slice(0, 32)}`;

/** Asks for something; what came, when something did. */
export async function readPath(
  world: World,
  client: Client,
  { path, input }: Pick<Call, "path" | "input">,
): Promise<{ operation: Operation; value: unknown }> {
  let value: unknown;
  const operation = await observe(
    { client: client.name, kind: "read", key: "", mark: "" },
    () =>
      fetch(`${world.web.url}/trpc/${path}?input=${encodeURIComponent(superjson.stringify(input))}`, {
        headers: headersOf(world, client),
        signal: AbortSignal.timeout(answerWithinMs),
      }),
    (answer) => {
      value = answer;
    },
  );
  return { operation, value };
}

/** Makes one attempt and says how it ended for the client. */
async function observe(facts: Facts, send: () => Promise<Response>, take: (value: unknown) => void = () => undefined): Promise<Operation> {
  const startedMs = performance.now();
  const ended = (rest: Pick<Operation, "ending"> & Partial<Operation>): Operation => ({
    status: undefined,
    id: undefined,
    ...facts,
    startedMs,
    endedMs: performance.now(),
    ...rest,
  });
  try {
    const response = await send();
    const body = await response.text();
    const { status } = response;
    if (response.ok) {
      const value = valueOf(body);
      take(value);
      const { id, reimbursementId } = Acknowledged.safeParse(value).data ?? {};
      return ended({ ending: "ok", status, id: reimbursementId ?? id });
    }
    const isOurs = Refusal.safeParse(JSON.parse(body)).success;
    const detail = body.slice(0, 300);
    if (status === 503 && response.headers.has("retry-after") && isOurs) return ended({ ending: "unavailable", status });
    if (status >= 400 && status < 500 && isOurs) return ended({ ending: "refused", status, detail });
    return ended({ ending: "forbidden answer", status, detail });
  } catch (error) {
    if (error instanceof Error && error.name === "TimeoutError") return ended({ ending: "hung" });
    const cause = error instanceof Error && typeof error.cause === "object" && error.cause !== null && "code" in error.cause ? error.cause.code : "";
    if (cause === "ECONNREFUSED") return ended({ ending: "unavailable", detail: "nobody listens" });
    // A closed line, also in the middle of an answer: whether it happened is not known.
    return ended({ ending: "unknown" });
  }
}

/** What a tRPC call or an upload answered. */
function valueOf(body: string): unknown {
  const answer: unknown = JSON.parse(body);
  return typeof answer === "object" && answer !== null && "result" in answer ? superjson.deserialize((answer as Answered).result.data) : answer; // tRPC writes it so
}

function postDocument(world: World, client: Client, bytes: Uint8Array, headers: Readonly<Record<string, string>>): Promise<Response> {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(bytes)]), "paper.pdf");
  return fetch(`${world.web.url}/uploads/product/new/rcmc_certificate`, {
    method: "POST",
    headers: { ...headersOf(world, client), ...headers },
    body: form,
    signal: AbortSignal.timeout(answerWithinMs),
  });
}

/** Uploads a document; the status, or undefined when no answer came. */
export async function uploadFile(world: World, client: Client, bytes: Uint8Array): Promise<number | undefined> {
  const answer = await postDocument(world, client, bytes, {}).catch(() => undefined);
  await answer?.arrayBuffer().catch(() => undefined);
  return answer?.status;
}

/** A document that was accepted: its storage key, and how its owner reads it. */
export type UploadedDocument = { readonly key: string; read(): Promise<Response> };

/** Uploads a document and finds its storage key; it is read at the same web server or at another one. @throws when the upload is refused */
export async function storeDocument(world: World, client: Client, bytes: Uint8Array, readAt: World = world): Promise<UploadedDocument> {
  const answer = await postDocument(world, client, bytes, {});
  if (!answer.ok) throw new Error(`a paper was answered with ${answer.status}: ${await answer.text()}`);
  const { reimbursementId } = z.object({ reimbursementId: z.string() }).parse(await answer.json());
  const [file] = await world.database.db
    .select()
    .from(files)
    .where(eq(files.sha256, sha256Of(bytes)))
    .orderBy(desc(files.createdAt))
    .limit(1);
  if (file === undefined) throw new Error("an accepted paper has no row");
  const read = (): Promise<Response> => fetch(`${readAt.web.url}/files/${reimbursementId}/${file.id}`, { headers: headersOf(readAt, client) });
  return { key: file.storageKey, read };
}

/** Reads the client's own list; the status. */
export async function readList(url: string, { cookie }: Pick<Client, "cookie">): Promise<number> {
  const input = encodeURIComponent(superjson.stringify({ page: 1, pageSize: 10 }));
  const answer = await fetch(`${url}/trpc/reimbursements.listOwn?input=${input}`, { headers: { cookie, "x-forwarded-for": newAddress() } });
  await answer.arrayBuffer();
  return answer.status;
}
