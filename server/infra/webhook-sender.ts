import { createHmac } from "node:crypto";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { hostOf, isPublicAddress, lookupOf, resolveHost, type ResolvedAddress } from "./public-address.ts";
import { newSecret } from "./secrets.ts";

const secretPrefix = "whsec_";
const secretBytes = 24;

/** A secret for signatures: the first 192 bits of a secret in base64url. @source Standard Webhooks, "Symmetric signatures" */
export const newWebhookSecret = (from = newSecret()): string =>
  `${secretPrefix}${Buffer.from(from, "base64url").subarray(0, secretBytes).toString("base64")}`;

/** A delivery as it is sent: the id is the same on each try, the time is that of the try. */
export type SignedMessage = { readonly id: string; readonly at: Date; readonly body: string };

/** The headers that identify and sign a delivery. @source Standard Webhooks 1.0.0, "Signature scheme", HMAC-SHA-256 */
export function signedHeaders(secret: string, { id, at, body }: SignedMessage): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const key = Buffer.from(secret.slice(secretPrefix.length), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
}

/** The HTTP status of the answer, or why there was none, in fixed words; without a readable secret nothing is sent. */
export type WebhookAnswer = { readonly status: number } | { readonly problem: WebhookProblem };
export const webhookProblems = {
  address_unknown: "The name of the host is not known",
  address_private: "The host has an address that is not on the public internet",
  no_connection: "The host takes no connection, or has no valid certificate",
  too_slow: "No answer within 10 seconds",
  secret_unreadable: "The secret of this webhook cannot be read any more: make a new secret",
} as const;
export type WebhookProblem = keyof typeof webhookProblems;

const timeLimitMs = 10_000;
const maxAnswerBytes = 4_096;

type Sending = SignedMessage & { readonly url: string; readonly secret: string; readonly allowsPrivate: boolean };

/**
 * Posts a delivery. The host is resolved here, is refused when any of its addresses is not public, and the connection goes to one of the
 * addresses that were checked. No redirect is followed; of the answer at most 4 KB are read and thrown away.
 * @param allowsPrivate development and tests: any address, and http
 * @source OWASP SSRF Prevention Cheat Sheet; OWASP ASVS 5.0, 1.3.6
 */
export async function postWebhook({ url: text, secret, allowsPrivate, ...message }: Sending): Promise<WebhookAnswer> {
  const url = new URL(text);
  const limit = AbortSignal.timeout(timeLimitMs);
  const addresses = await Promise.race([resolveHost(hostOf(url)).catch(() => []), whenOver(limit)]);
  if (addresses === undefined) return { problem: "too_slow" };
  if (addresses.length === 0) return { problem: "address_unknown" };
  if (!allowsPrivate && !addresses.every(({ address }) => isPublicAddress(address))) return { problem: "address_private" };
  try {
    return { status: await post(url, addresses, { ...message, secret, limit }) };
  } catch {
    return { problem: limit.aborted ? "too_slow" : "no_connection" };
  }
}

const whenOver = (limit: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => limit.addEventListener("abort", () => resolve(undefined), { once: true }));

type Posting = SignedMessage & { readonly secret: string; readonly limit: AbortSignal };

function post(url: URL, addresses: readonly ResolvedAddress[], { secret, limit, ...message }: Posting): Promise<number> {
  const body = Buffer.from(message.body);
  const options = {
    method: "POST",
    agent: false,
    lookup: lookupOf(addresses),
    signal: limit,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-length": body.length,
      "user-agent": "portal-webhooks/1",
      ...signedHeaders(secret, message),
    },
  } as const;
  return new Promise((resolve, reject) => {
    const sent = (url.protocol === "http:" ? requestHttp : requestHttps)(url, options, (answer) => {
      let read = 0;
      const done = (): void => {
        resolve(answer.statusCode ?? 0);
        sent.destroy();
      };
      answer.on("data", (chunk: Buffer) => {
        read += chunk.length;
        if (read > maxAnswerBytes) done();
      });
      // The status is the answer, also when the rest of it does not come.
      for (const event of ["end", "error", "close"]) answer.on(event, done);
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
