import { expect, it, vi } from "vitest";
import { sendLead, stopOf } from "./send-leads.ts";

it("keeps a lead waiting while no user of its firm is signed in: after the session, as an officer, and as another firm", () => {
  const refusal = (code: string) => ({ code, message: "No." });
  expect(stopOf(401, refusal("unauthenticated"))).toBe("signed_out");
  expect(stopOf(403, refusal("forbidden"))).toBe("signed_out");
  expect(stopOf(409, refusal("other_firm"))).toBe("signed_out");
  expect(stopOf(409, refusal("no_seat"))).toBeUndefined();
});

it("lets a lead wait when the line carries no answer within the limit", async () => {
  const hangs = (_path: string, { signal }: { readonly signal: AbortSignal }) =>
    new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(new Error("aborted"))));
  vi.stubGlobal("fetch", hangs);
  const written = { name: "Visitor", company: "Klinik Nord", country: "DE", email: "", interest: "", notedAt: "2027-03-15T04:30:00.000Z" };
  const lead = { ...written, id: "a-lead", fairId: "a-fair", firmId: "a-firm", photo: null, standing: "waiting", problem: null } as const;
  expect(await sendLead(lead, 20)).toBe("no_line");
});

it("lets a lead wait while the portal does not answer", () => {
  expect(stopOf(503, { code: "unavailable", message: "Later." })).toBe("no_line");
  expect(stopOf(200, undefined)).toBe("no_line");
  expect(stopOf(200, { id: "a-lead" })).toBeUndefined();
});
