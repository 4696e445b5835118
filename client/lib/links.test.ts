import { createTRPCClient } from "@trpc/client";
import { afterEach, expect, it, vi } from "vitest";
import type { AppRouter } from "#server/trpc/router.ts";
import { linksWith } from "./links.ts";
import { posted } from "./trpc.ts";

afterEach(() => vi.unstubAllGlobals());

it("posts a read with a long text", async () => {
  const sent: Parameters<typeof fetch>[] = [];
  vi.stubGlobal("fetch", (...call: Parameters<typeof fetch>) => {
    sent.push(call);
    return Promise.resolve(Response.json({ result: { data: { json: { html: "", problem: null } } } }));
  });
  const client = createTRPCClient<AppRouter>({ links: linksWith(() => undefined) });
  const text = "a".repeat(5_000);
  await client.site.content.previewMarkdown.query({ text }, { context: posted });
  expect(sent).toEqual([["/trpc/site.content.previewMarkdown", expect.objectContaining({ method: "POST", body: expect.stringContaining(text) })]]);
});
