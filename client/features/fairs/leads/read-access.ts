import { z } from "zod";
import { clientHeader } from "#domain/accounts/web-headers.ts";
import type { KeptFair } from "./lead-store.ts";

const answerOf = <T extends z.ZodType>(shape: T) => z.object({ result: z.object({ data: z.object({ json: shape }) }) });
const Me = answerOf(z.object({ isSignedIn: z.boolean(), firm: z.object({ id: z.string(), name: z.string() }).nullish() }));
const Fair = answerOf(z.object({ title: z.string(), canNote: z.boolean() }));
const Failure = z.object({ error: z.object({ json: z.object({ message: z.string() }) }) });

/** The answer of the portal: the firm for which leads are noted, that the reader is signed out, or why leads cannot be noted; `no_line` without an answer. */
export type ReadAccess =
  | { readonly kind: "known"; readonly fair: KeptFair }
  | { readonly kind: "signed_out" }
  | { readonly kind: "refused"; readonly problem: string }
  | { readonly kind: "no_line" };

/**
 * Asks who is signed in and for the fair. The two calls of this page are made without the client of the portal, which it would have to keep.
 * @param timeoutMs how long both answers together may take, because a connection can be there and carry nothing; undefined for no limit
 */
export async function readAccess(fairId: string, timeoutMs?: number): Promise<ReadAccess> {
  const signal = timeoutMs === undefined ? null : AbortSignal.timeout(timeoutMs);
  const me = await read("accounts.me", undefined, { shape: Me, signal });
  if ("kind" in me) return me;
  const { isSignedIn, firm } = me.result.data.json;
  if (!isSignedIn) return { kind: "signed_out" };
  if (firm === undefined || firm === null) return { kind: "refused", problem: "Only exhibitors note leads." };
  const fair = await read("fairs.leads", { fairId }, { shape: Fair, signal });
  if ("kind" in fair) return fair;
  return { kind: "known", fair: { fairId, firmId: firm.id, firmName: firm.name, ...fair.result.data.json } };
}

async function read<T extends z.ZodType>(
  call: string,
  input: unknown,
  { shape, signal }: { readonly shape: T; readonly signal: AbortSignal | null },
): Promise<z.output<T> | Exclude<ReadAccess, { kind: "known" }>> {
  const query = input === undefined ? "" : `?input=${encodeURIComponent(JSON.stringify({ json: input }))}`;
  const answer = await fetch(`/trpc/${call}${query}`, { headers: { [clientHeader]: "web" }, signal }).catch(() => undefined);
  if (answer === undefined || answer.status >= 500 || answer.status === 429) return { kind: "no_line" };
  if (answer.status === 401) return { kind: "signed_out" };
  const body: unknown = await answer.json().catch(() => undefined);
  // The line was cut in the middle of the answer, or something on the way answered for the portal.
  if (body === undefined) return { kind: "no_line" };
  const parsed = shape.safeParse(body);
  if (answer.ok && parsed.success) return parsed.data;
  const failure = Failure.safeParse(body);
  return { kind: "refused", problem: failure.success ? failure.data.error.json.message : "The portal did not answer. Load the page again." };
}
