import { randomUUID } from "node:crypto";
import type { Role } from "#domain/accounts/roles.ts";
import { eventually } from "./eventually.ts";
import { testPassword } from "./factories.ts";
import { WebClient, type WebAnswer } from "./web-client.ts";

/** Signs a user of the tests in at a node, or at the proxy before the nodes. */
export async function signedInAt(url: string, { email, role }: { readonly email: string; readonly role: Role }): Promise<WebClient> {
  const client = new WebClient({ url, close: () => Promise.resolve() });
  const { status } = await again(() => client.mutate("accounts.login", { email, password: testPassword, userType: role }));
  if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
  return client;
}

/** Repeats a request without an answer, or with the answer "come back", as the web client does. */
export const again = <T extends { readonly status: number }>(send: () => Promise<T>): Promise<T> =>
  eventually(async () => {
    const answer = await send();
    if (answer.status === 503) throw new Error("told to come back");
    return answer;
  });

/** One click: each repetition has the same key, so it happens once. */
export async function click<T>(client: WebClient, path: string, input: unknown): Promise<T> {
  const key = { "idempotency-key": randomUUID() };
  return valueOf(path, await again(() => client.mutate(path, input, key)));
}

/** Reads, and repeats it while a node is away. */
export const askNode = async <T>(client: WebClient, path: string, input: unknown): Promise<T> =>
  valueOf(path, await again(() => client.query(path, input)));

function valueOf<T>(path: string, answer: WebAnswer): T {
  if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}: ${answer.error?.message}`);
  return answer.value as T; // the caller names the view
}
