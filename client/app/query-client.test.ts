import { onlineManager, QueryObserver } from "@tanstack/react-query";
import superjson from "superjson";
import { expect, it, vi } from "vitest";
import { countAwaited } from "../lib/count-awaited.ts";
import { createTrpcClient } from "../lib/trpc.ts";
import { createQueryClient, refetchStale } from "./query-client.ts";

it("a read that began before an action does not show what was before it", async () => {
  const queryClient = createQueryClient();
  const answers: ((text: string) => void)[] = [];
  const queryKey = ["claim"];
  queryClient.setQueryData(queryKey, "before");
  const observer = new QueryObserver(queryClient, { queryKey, queryFn: () => new Promise<string>((give) => answers.push(give)), staleTime: 0 });
  const shown: unknown[] = [];
  const stop = observer.subscribe(({ data }) => shown.push(data));
  await vi.waitFor(() => expect(answers).toHaveLength(1));

  vi.stubGlobal("fetch", async () => Response.json({ result: { data: superjson.serialize({ count: 0 }) } }));
  const client = createTrpcClient(() => refetchStale(queryClient));
  await client.notifications.markRead.mutate({});
  queryClient.setQueryData(queryKey, "after");
  answers[0]?.("before");
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.("after, read again");
  await vi.waitFor(() => expect(queryClient.getQueryData(queryKey)).toBe("after, read again"));
  expect(shown.slice(shown.indexOf("after"))).not.toContain("before");
  stop();
});

it("a first read that began before an action is shown, and read again once for all actions that ended meanwhile", async () => {
  const queryClient = createQueryClient();
  const answers: ((text: string) => void)[] = [];
  const queryKey = ["deliveries"];
  const stop = new QueryObserver(queryClient, { queryKey, queryFn: () => new Promise<string>((give) => answers.push(give)) }).subscribe(
    () => undefined,
  );
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  refetchStale(queryClient);
  refetchStale(queryClient);
  answers[0]?.("before");
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  expect(queryClient.getQueryData(queryKey)).toBe("before");
  answers[1]?.("after");
  await vi.waitFor(() => expect(queryClient.getQueryData(queryKey)).toBe("after"));
  expect(answers).toHaveLength(2);
  stop();
});

it("a read without a line is awaited as long as something shows it", () => {
  const queryClient = createQueryClient();
  onlineManager.setOnline(false);
  try {
    const stop = new QueryObserver(queryClient, { queryKey: ["list"], queryFn: () => "rows" }).subscribe(() => undefined);
    expect(countAwaited(queryClient)).toBe(1);
    stop();
    expect(countAwaited(queryClient)).toBe(0);
  } finally {
    onlineManager.setOnline(true);
  }
});
