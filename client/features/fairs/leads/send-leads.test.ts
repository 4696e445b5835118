import { afterEach, expect, it, vi } from "vitest";
import type { KeptLead } from "./lead-store.ts";
import { inSendingOrder, leadTimeoutMs, sendLead, stopOf } from "./send-leads.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const written = { name: "Visitor", company: "Klinik Nord", country: "DE", email: "", interest: "", notedAt: "2027-03-15T04:30:00.000Z" };
const lead: KeptLead = { ...written, id: "a-lead", fairId: "a-fair", firmId: "a-firm", photo: null, standing: "waiting", problem: null };

it("keeps a lead waiting while no user of its firm is signed in: after the session, as an officer, and as another firm", () => {
  const refusal = (code: string) => ({ code, message: "No." });
  expect(stopOf(401, refusal("unauthenticated"))).toBe("signed_out");
  expect(stopOf(403, refusal("forbidden"))).toBe("signed_out");
  expect(stopOf(409, refusal("other_firm"))).toBe("signed_out");
  expect(stopOf(409, refusal("no_seat"))).toBeUndefined();
});

/** A connection that carries no answer. */
const hangs = (_path: string, { signal }: { readonly signal: AbortSignal }) =>
  new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(new Error("aborted"))));

it("keeps a lead waiting when no answer comes within the limit", async () => {
  vi.stubGlobal("fetch", hangs);
  expect(await sendLead(lead, 20)).toBe("no_line");
});

it("gives a photo twice the time after each try that was too short, up to the time of the server", async () => {
  vi.stubGlobal("fetch", hangs);
  const withPhoto = { ...lead, id: "a-lead-with-photo", photo: new Blob([new Uint8Array(1_500_000)]) };
  expect(leadTimeoutMs(withPhoto)).toBe(180_000);
  await sendLead(withPhoto, 20);
  expect(leadTimeoutMs(withPhoto)).toBe(330_000);
  for (let tries = 0; tries < 4; tries += 1) await sendLead(withPhoto, 1);
  expect(leadTimeoutMs(withPhoto)).toBe(930_000);
  // Offline, a request fails at once: that says nothing of the time.
  const offline = { ...withPhoto, id: "another-lead" };
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  await sendLead(offline, 20);
  expect(leadTimeoutMs(offline)).toBe(180_000);
});

it("sends the leads without a photo before those with one, the oldest first", () => {
  const photo = new Blob(["a photo"]);
  const newestFirst: readonly KeptLead[] = [
    { ...lead, id: "5" },
    { ...lead, id: "4", photo },
    { ...lead, id: "3", standing: "sent" },
    { ...lead, id: "2" },
    { ...lead, id: "1", photo },
  ];
  expect(inSendingOrder(newestFirst).map(({ id }) => id)).toEqual(["2", "5", "1", "4"]);
});

it("lets a lead wait while the portal does not answer", () => {
  expect(stopOf(503, { code: "unavailable", message: "Later." })).toBe("no_line");
  expect(stopOf(200, undefined)).toBe("no_line");
  expect(stopOf(200, { id: "a-lead" })).toBeUndefined();
});
