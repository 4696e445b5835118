import type { RequestHandler } from "express";
import type { AddressInfo } from "node:net";
import superjson from "superjson";
import { clientHeader } from "#domain/accounts/web-headers.ts";
import { createApp } from "#server/app.ts";
import type { Services } from "#server/context.ts";
import type { FailurePage } from "#server/http/error-handler.ts";
import type { ErrorDetail } from "#server/trpc/trpc.ts";
import { listen } from "#server/http/web-server.ts";

export type TestApp = { readonly url: string; close(): Promise<void> };

/** The product's web server on a free port; without pages unless some are given. */
export async function startTestApp(services: Services, pages?: RequestHandler, failurePage?: FailurePage): Promise<TestApp> {
  const { http, answerWith } = await listen("127.0.0.1", 0);
  answerWith(createApp({ services, readiness: () => Promise.resolve({ isReady: true, failed: [], remarks: [] }), pages, failurePage }));
  const { port } = http.address() as AddressInfo; // it listens on TCP
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => http.close(() => resolve()).closeAllConnections()),
  };
}

export type WebAnswer = {
  readonly status: number;
  readonly headers: Headers;
  /** The result of the procedure. */
  readonly value: unknown;
  readonly error: ({ readonly message: string } & ErrorDetail) | undefined;
};

export type UploadedBytes = { readonly name: string; readonly bytes: Uint8Array; readonly documentVersion?: number };

/** Calls the web API as a browser's page does, and keeps cookies as a browser does. */
export class WebClient {
  readonly cookies = new Map<string, string>();
  readonly #url: string;

  constructor(app: TestApp) {
    this.#url = app.url;
  }

  query(path: string, input?: unknown, headers: Record<string, string> = {}): Promise<WebAnswer> {
    const search = input === undefined ? "" : `?input=${encodeURIComponent(superjson.stringify(input))}`;
    return this.#send("GET", `/trpc/${path}${search}`, undefined, headers);
  }

  mutate(path: string, input?: unknown, headers: Record<string, string> = {}): Promise<WebAnswer> {
    return this.raw(path, input === undefined ? undefined : superjson.stringify(input), { ...this.pageHeaders(), ...headers });
  }

  /** Uploads a file as the page does, over the version of the document that is named; what the endpoint answered. */
  async upload(path: string, file: UploadedBytes, headers: Record<string, string> = {}) {
    const { "content-type": _json, ...page } = this.pageHeaders();
    const body = new FormData();
    if (file.documentVersion !== undefined) body.set("documentVersion", String(file.documentVersion));
    body.set("file", new Blob([new Uint8Array(file.bytes)]), file.name);
    return fetch(`${this.#url}${path}`, { method: "POST", headers: { ...page, ...headers, cookie: this.#cookie() }, body });
  }

  /** Bytes or a page, with the cookies. */
  get(path: string): Promise<Response> {
    return fetch(`${this.#url}${path}`, { headers: { cookie: this.#cookie() } });
  }

  /** The same person at another address of the portal. */
  at(url: string): WebClient {
    const other = new WebClient({ url, close: () => Promise.resolve() });
    for (const [name, value] of this.cookies) other.cookies.set(name, value);
    return other;
  }

  /** A POST with these headers only, and the cookies. */
  raw(path: string, body: string | undefined, headers: Record<string, string>): Promise<WebAnswer> {
    return this.#send("POST", `/trpc/${path}`, body, headers);
  }

  pageHeaders(): Record<string, string> {
    return { [clientHeader]: "web", origin: this.#url, "sec-fetch-site": "same-origin", "content-type": "application/json" };
  }

  #cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  async #send(method: string, path: string, body: string | undefined, headers: Record<string, string>): Promise<WebAnswer> {
    const cookie = this.#cookie();
    const response = await fetch(`${this.#url}${path}`, {
      method,
      headers: { ...headers, ...(cookie === "" ? {} : { cookie }) },
      ...(body === undefined ? {} : { body }),
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    const answer: { result?: { data: never }; error?: unknown } = JSON.parse(await response.text());
    return {
      status: response.status,
      headers: response.headers,
      value: answer.result === undefined ? undefined : superjson.deserialize(answer.result.data),
      error: answer.error === undefined ? undefined : errorOf(answer.error),
    };
  }

  #keep(line: string): void {
    const [pair = ""] = line.split(";", 1);
    const [name = "", value = ""] = pair.split("=", 2);
    if (value === "" || /expires=Thu, 01 Jan 1970/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/** The refusal of a call; before the calls stand refusals of plain Express, which are no tRPC errors. */
function errorOf(error: unknown): WebAnswer["error"] {
  if (typeof error !== "object" || error === null) return undefined;
  const { message, data } = superjson.deserialize<{ message: string; data: ErrorDetail }>(error as Parameters<typeof superjson.deserialize>[0]); // tRPC wrote it
  return { message, ...data };
}
