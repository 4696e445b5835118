import { z } from "zod";
import { clientHeader } from "#domain/accounts/web-headers.ts";
import type { FieldErrors } from "#domain/errors.ts";
import { noAnswer, slowDown } from "#client/shared/call-messages.ts";
import { newIdempotencyKey } from "#client/shared/idempotency-key.ts";

/** The actions of the public forms. */
export type FormAction = "site.sendMessage" | "site.register" | "site.follow" | "joining.start";

export type FormAnswer =
  | { readonly isSent: true; readonly message: string; /** Under which the council finds what was sent. */ readonly number?: string | undefined }
  | { readonly isSent: false; /** Empty when there was no answer. */ readonly code: string; readonly message: string; readonly fields: FieldErrors };

const Answer = z.object({ result: z.object({ data: z.object({ json: z.object({ message: z.string(), number: z.string().optional() }) }) }) });
const Refusal = z.object({
  error: z.object({
    json: z.object({
      message: z.string(),
      data: z.object({ code: z.string(), fields: z.record(z.string(), z.array(z.string()).readonly()).nullish() }),
    }),
  }),
});

const maxAttempts = 4;
const tooManyRequests = 429;

/** Sends a form. Without an answer, or while the service recovers, it sends the same call again under the same idempotency key. */
export async function callServer(action: FormAction, input: object): Promise<FormAnswer> {
  const key = newIdempotencyKey();
  for (let attempt = 1; ; attempt += 1) {
    const answer = await callOnce(action, input, key);
    const mayRepeat = !answer.isSent && (answer.code === "" || answer.code === "database_unavailable");
    if (!mayRepeat || attempt === maxAttempts) return answer;
    await waitMs(500 * 2 ** attempt);
  }
}

async function callOnce(action: FormAction, input: object, key: string): Promise<FormAnswer> {
  try {
    const headers = { "content-type": "application/json", [clientHeader]: "web", "idempotency-key": key };
    const response = await fetch(`/trpc/${action}`, { method: "POST", headers, body: JSON.stringify({ json: input }) });
    return readAnswer(response.status, await response.json().catch(() => undefined));
  } catch {
    return readAnswer(0, undefined);
  }
}

/** Reads an answer of tRPC. Anything else counts as no answer. */
export function readAnswer(status: number, body: unknown): FormAnswer {
  const answer = Answer.safeParse(body);
  if (answer.success) return { isSent: true, ...answer.data.result.data.json };
  const refusal = Refusal.safeParse(body);
  const { message, data } = refusal.success ? refusal.data.error.json : { message: noAnswer, data: { code: "", fields: undefined } };
  if (status === tooManyRequests)
    return { isSent: false, code: "rate_limited", message: data.code === "rate_limited" ? message : slowDown, fields: {} };
  return { isSent: false, code: data.code, message, fields: data.fields ?? {} };
}

const waitMs = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
