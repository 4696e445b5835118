import { keepPreviousData } from "@tanstack/react-query";
import type { inferRouterOutputs } from "@trpc/server";
import { useSearchParams } from "react-router-dom";
import type { AppRouter } from "#server/trpc/router.ts";
import { pageIn, withPage } from "../../lib/page-parameter.ts";
import { background, trpc } from "../../lib/trpc.ts";

type Outputs = inferRouterOutputs<AppRouter>["system"];
export type SystemState = Outputs["read"];
export type DeadLetter = Outputs["deadLetters"]["rows"][number];
export type MailProblem = Outputs["mailProblems"]["rows"][number];

const askAgainMs = 15_000;
const pageSize = 10;

/** How the portal stands, asked for again and again without keeping the session alive. */
export const useSystem = () => trpc.system.read.useQuery(undefined, { refetchInterval: askAgainMs, trpc: { context: background } });

/** The jobs that were given up, a page at a time. */
export function useDeadLetters() {
  const [parameters, setParameters] = useSearchParams();
  const page = pageIn(parameters, "jobs");
  const query = trpc.system.deadLetters.useQuery({ page, pageSize }, { placeholderData: keepPreviousData });
  return { page, query, turn: (next: number) => setParameters(withPage("jobs", next)) };
}

/** The letters that were refused, a page at a time. */
export function useMailProblems() {
  const [parameters, setParameters] = useSearchParams();
  const page = pageIn(parameters, "letters");
  const query = trpc.system.mailProblems.useQuery({ page, pageSize }, { placeholderData: keepPreviousData });
  return { page, query, turn: (next: number) => setParameters(withPage("letters", next)) };
}
