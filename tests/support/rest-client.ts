import { userTypeOf, type Role } from "#domain/accounts/roles.ts";
import { testPassword } from "./factories.ts";

export type RestReply = {
  readonly status: number;
  readonly headers: Headers;
  /** JSON, or the text of anything else. */
  readonly body: Record<string, unknown>;
};

export type RestCall = {
  readonly method?: string;
  readonly token?: string | undefined;
  readonly json?: unknown;
  readonly form?: FormData;
  /** A body of any kind, byte for byte; its content type stands in `headers`. */
  readonly raw?: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Tokens = { readonly access: string; readonly refresh: string };

/** GET, unless something is sent. */
export const methodOf = ({ method, json, form, raw }: RestCall): string =>
  method ?? (json === undefined && form === undefined && raw === undefined ? "GET" : "POST");

/** Calls the REST API as a program does. `path` is sent as it is: with its prefix and its slash. */
export async function callRest(url: string, path: string, call: RestCall = {}): Promise<RestReply> {
  const { token, json, form, raw, headers = {} } = call;
  const written = raw ?? (json === undefined ? undefined : JSON.stringify(json));
  const body = form ?? (written === undefined ? undefined : Buffer.from(written));
  const response = await fetch(`${url}${path}`, {
    method: methodOf(call),
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(json === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
    redirect: "manual",
  });
  const text = await response.text();
  const isJson = (response.headers.get("content-type") ?? "").includes("json");
  return { status: response.status, headers: response.headers, body: text === "" ? {} : isJson ? JSON.parse(text) : { text } };
}

/** Signs a user with the test password in. @throws when that is refused */
export async function restLogin(url: string, who: { readonly email: string; readonly role: Role }, password: string = testPassword): Promise<Tokens> {
  const { status, body } = await callRest(url, "/api/auth/login/", { json: { email: who.email, password, user_type: userTypeOf(who.role) } });
  if (status !== 200) throw new Error(`login was refused: ${status} ${JSON.stringify(body)}`);
  return { access: String(body["access"]), refresh: String(body["refresh"]) };
}
