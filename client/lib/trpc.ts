import { httpBatchLink, httpLink, retryLink, splitLink, TRPCClientError, type TRPCLink } from "@trpc/client";
import { createTRPCReact } from "@trpc/react-query";
// oxlint-disable-next-line no-restricted-imports -- the helper of tRPC's own links, which its client does not export; nothing of a server
import { observable, type Unsubscribable } from "@trpc/server/observable";
import superjson from "superjson";
import { backgroundHeader, clientHeader } from "#domain/accounts/web-headers.ts";
import type { FieldErrors } from "#domain/errors.ts";
import type { AppRouter } from "#server/trpc/router.ts";
import { askForPassword } from "./fresh-password.ts";
import { newIdempotencyKey } from "./idempotency-key.ts";
import { fetchNotingSession } from "./session-clock.ts";

/**
 * The server's calls as hooks. A query that nobody asked for by hand, such as polling, passes
 * `trpc: { context: background }`, so that it does not keep a session alive.
 */
export const trpc = createTRPCReact<AppRouter>();
export const background = { isBackground: true } as const;
/** For a query that may take long: it travels by itself, so that quick ones do not wait for it. */
export const alone = { isAlone: true } as const;

const url = "/trpc";
const maxBatchSize = 10;
const maxUrlLength = 2000;
const maxAttempts = 4;

/** What a failed call says; `code` is empty when no answer came at all. */
export type CallFailure = { readonly code: string; readonly message: string; readonly fields: FieldErrors; readonly httpStatus: number };

const noAnswer = "The portal did not answer. Check your connection and try again; nothing that you typed is lost.";

/** Reads any error of a call. */
export function failureOf(error: unknown): CallFailure {
  const detail = isRefusal(error) ? error.data : undefined;
  if (isRefusal(error) && statusOf(error) === tooManyRequests)
    return { code: "rate_limited", message: detail?.code === "rate_limited" ? error.message : slowDown, fields: {}, httpStatus: tooManyRequests };
  if (!isRefusal(error) || detail === undefined || detail === null) return { code: "", message: noAnswer, fields: {}, httpStatus: 0 };
  return { code: detail.code, message: error.message, fields: detail.fields ?? {}, httpStatus: detail.httpStatus };
}

const tooManyRequests = 429;
/** The bucket in front of all calls answers before tRPC does, so its own sentence is not to be had. */
const slowDown = "Too many requests came from your network within a minute. Wait a minute, then try again; nothing that you typed is lost.";

function statusOf(error: TRPCClientError<AppRouter>): number | undefined {
  const response = error.meta?.["response"];
  return response instanceof Response ? response.status : undefined;
}

const isRefusal = (error: unknown): error is TRPCClientError<AppRouter> => error instanceof TRPCClientError;

/** No answer, or one that says the service is recovering: the same call may simply be sent again. */
export function isPassing(error: unknown): boolean {
  const { code } = failureOf(error);
  return code === "" || code === "database_unavailable";
}

/** Each action gets its key before it is repeated, so that its repeats carry the same one. */
const nameActions: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    next({ ...op, context: { idempotencyKey: newIdempotencyKey(), ...op.context } });

/** An action that needs a fresh password is sent again once it was given; without it the page shows the refusal. @source security.md 3.1 */
const repeatWithPassword: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      let running: Unsubscribable = next(op).subscribe({
        ...observer,
        error: (error) => {
          if (failureOf(error).code !== "password_not_fresh") return observer.error(error);
          void askForPassword().then((isGiven) => {
            if (isGiven) running = next(op).subscribe(observer);
            else observer.error(error);
          });
        },
      });
      return () => running.unsubscribe();
    });

const textIn = (context: Record<string, unknown>, name: string): string | undefined => {
  const value = context[name];
  return typeof value === "string" ? value : undefined;
};

/** The links of the web client: reads travel together, each action alone. @source security.md 3.2, 4.3 */
export function createTrpcClient() {
  const common = { url, transformer: superjson, fetch: fetchNotingSession };
  return trpc.createClient({
    links: [
      splitLink({
        condition: ({ type }) => type === "mutation",
        true: [
          repeatWithPassword,
          nameActions,
          retryLink({ retry: ({ error, attempts }) => attempts < maxAttempts && isPassing(error), retryDelayMs: (attempt) => 500 * 2 ** attempt }),
          httpLink({
            ...common,
            headers: ({ op }) => ({
              [clientHeader]: "web",
              "idempotency-key": textIn(op.context, "idempotencyKey") ?? newIdempotencyKey(),
              ...(op.context["isBackground"] === true ? { [backgroundHeader]: "1" } : {}),
            }),
          }),
        ],
        false: splitLink({
          condition: ({ context }) => context["isAlone"] === true,
          true: httpLink({ ...common, headers: { [clientHeader]: "web" } }),
          false: httpBatchLink({
            ...common,
            maxItems: maxBatchSize,
            maxURLLength: maxUrlLength,
            headers: ({ opList }) => ({
              [clientHeader]: "web",
              ...(opList.every(({ context }) => context["isBackground"] === true) ? { [backgroundHeader]: "1" } : {}),
            }),
          }),
        }),
      }),
    ],
  });
}
