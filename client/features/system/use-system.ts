import { keepPreviousData } from "@tanstack/react-query";
import type { inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "#server/trpc/router.ts";
import { usePageParameter } from "../../lib/page-parameter.ts";
import { background, trpc } from "../../lib/trpc.ts";

type Outputs = inferRouterOutputs<AppRouter>["system"];
export type SystemState = Outputs["read"];
export type DeadLetter = Outputs["deadLetters"]["rows"][number];
export type MailProblem = Outputs["mailProblems"]["rows"][number];

const askAgainMs = 15_000;
const pageSize = 10;

/** The state of the portal, polled without keeping the session alive. */
export const useSystem = () => trpc.system.read.useQuery(undefined, { refetchInterval: askAgainMs, trpc: { context: background } });

/** The jobs that were given up, a page at a time. */
export function useDeadLetters() {
  const [page, turn] = usePageParameter("jobs");
  const query = trpc.system.deadLetters.useQuery({ page, pageSize }, { placeholderData: keepPreviousData });
  return { page, query, turn };
}

/** The refused emails, a page at a time. */
export function useMailProblems() {
  const [page, turn] = usePageParameter("letters");
  const query = trpc.system.mailProblems.useQuery({ page, pageSize }, { placeholderData: keepPreviousData });
  return { page, query, turn };
}
