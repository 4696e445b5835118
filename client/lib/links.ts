import { httpBatchLink, httpLink, splitLink, type TRPCLink } from "@trpc/client";
import { observable, type Unsubscribable } from "@trpc/server/observable";
import superjson from "superjson";
import { backgroundHeader, clientHeader } from "#domain/accounts/web-headers.ts";
import type { AppRouter } from "#server/trpc/router.ts";
import { keyOf, nameActions, repeatActions } from "./action-links.ts";
import { failureOf } from "./call-failure.ts";
import { askForPassword } from "./fresh-password.ts";
import { pageUserHeaders } from "./page-user.ts";
import { fetchNotingSession } from "./session-clock.ts";

const url = "/trpc";
const maxBatchSize = 10;
const maxUrlLength = 2000;

/** An action that needs a fresh password is sent again once it was given; without it the page shows the refusal. @source security.md 3.1 */
const repeatWithPassword: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      let running: Unsubscribable = next(op).subscribe({
        ...observer,
        error: (error) => {
          const { code } = failureOf(error);
          if (code !== "password_not_fresh" && code !== "proof_not_fresh") return observer.error(error);
          void askForPassword(code === "proof_not_fresh").then((isGiven) => {
            if (isGiven) running = next(op).subscribe(observer);
            else observer.error(error);
          });
        },
      });
      return () => running.unsubscribe();
    });

/** Calls `onDone` after an action, before its caller gets the answer. Not after signing out: there is nothing more to read. */
const tellDone =
  (onDone: () => void): TRPCLink<AppRouter> =>
  () =>
  ({ op, next }) =>
    observable((observer) =>
      next(op).subscribe({
        ...observer,
        next: (answer) => {
          if (op.path !== "accounts.logout") onDone();
          observer.next(answer);
        },
      }),
    );

const readHeaders = (): Record<string, string> => ({ [clientHeader]: "web", ...pageUserHeaders() });

/**
 * The links of the web client: reads travel together, each action alone. A read with a long text is posted: an address has a limit.
 * @param onActionDone is called after each action, before its answer is shown
 * @source security.md 3.2, 4.3
 */
export function linksWith(onActionDone: () => void): TRPCLink<AppRouter>[] {
  const common = { url, transformer: superjson, fetch: fetchNotingSession };
  return [
    splitLink({
      condition: ({ type }) => type === "mutation",
      true: [
        tellDone(onActionDone),
        nameActions,
        repeatWithPassword,
        repeatActions,
        httpLink({
          ...common,
          headers: ({ op }) => ({
            [clientHeader]: "web",
            "idempotency-key": keyOf(op.context),
            // Signing out ends the session of this browser, of any user.
            ...(op.path === "accounts.logout" ? {} : pageUserHeaders()),
            ...(op.context["isBackground"] === true ? { [backgroundHeader]: "1" } : {}),
          }),
        }),
      ],
      false: splitLink({
        condition: ({ context }) => context["isPosted"] === true,
        true: httpLink({ ...common, methodOverride: "POST", headers: readHeaders }),
        false: splitLink({
          condition: ({ context }) => context["isUnbatched"] === true,
          true: httpLink({ ...common, headers: readHeaders }),
          false: httpBatchLink({
            ...common,
            maxItems: maxBatchSize,
            maxURLLength: maxUrlLength,
            headers: ({ opList }) => ({
              ...readHeaders(),
              ...(opList.every(({ context }) => context["isBackground"] === true) ? { [backgroundHeader]: "1" } : {}),
            }),
          }),
        }),
      }),
    }),
  ];
}
