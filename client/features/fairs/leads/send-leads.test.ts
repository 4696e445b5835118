import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { KeptLead } from "./lead-store.ts";
import { inSendingOrder, sendLead, sendLeads, stopOf, type Stop } from "./send-leads.ts";

/** The leads of the device, the oldest first. */
const kept = new Map<string, KeptLead>();
const store = {
  readLeads: () => Promise.resolve([...kept.values()].toReversed()),
  keepLead: (lead: KeptLead) => {
    kept.set(lead.id, lead);
    return Promise.resolve();
  },
};

/** A request that gets no answer of its own. */
class StalledRequest extends EventTarget {
  static readonly sent: StalledRequest[] = [];
  readonly upload = new EventTarget();
  timeout = 0;
  status = 0;
  response: unknown = null;
  address = "";
  open(_method: string, address: string): void {
    this.address = address;
  }
  setRequestHeader(): void {}
  send(): void {
    StalledRequest.sent.push(this);
    if (this.timeout > 0) setTimeout(() => this.abort(), this.timeout);
  }
  abort(): void {
    this.dispatchEvent(new Event("loadend"));
  }
  answer(): void {
    this.status = 200;
    this.response = {};
    this.dispatchEvent(new Event("loadend"));
  }
}

beforeEach(() => {
  kept.clear();
  StalledRequest.sent.length = 0;
  vi.stubGlobal("XMLHttpRequest", StalledRequest);
});
afterEach(() => {
  vi.useRealTimers();
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

it("keeps a lead without a photo waiting when no answer comes within 30 seconds", async () => {
  vi.useFakeTimers();
  const stops: Stop[] = [];
  void sendLead(lead, store).then((stop) => stops.push(stop));
  await vi.advanceTimersByTimeAsync(29_000);
  expect(stops).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(stops).toEqual(["no_line"]);
});

it("sends a photo as long as its upload makes progress, and keeps it waiting after a minute without progress", async () => {
  vi.useFakeTimers();
  const stops: Stop[] = [];
  void sendLead({ ...lead, photo: new Blob(["a photo"]) }, store).then((stop) => stops.push(stop));
  for (let minutes = 0; minutes < 10; minutes += 1) {
    await vi.advanceTimersByTimeAsync(59_000);
    StalledRequest.sent[0]?.upload.dispatchEvent(new Event("progress"));
  }
  await vi.advanceTimersByTimeAsync(59_000);
  expect(stops).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(stops).toEqual(["no_line"]);
});

it("sends a lead without a photo that is noted while a photo is sent before the next photo", async () => {
  vi.stubGlobal("navigator", { locks: { request: (_name: string, send: () => Promise<Stop>) => send() } });
  const photo = new Blob(["a photo"]);
  const { sent } = StalledRequest;
  const note = (noted: KeptLead) => kept.set(noted.id, noted);
  note({ ...lead, id: "photo-1", photo });
  note({ ...lead, id: "photo-2", photo });
  const fair = { fairId: "a-fair", firmId: "a-firm", firmName: "A firm", title: "A fair", canNote: true };
  const round = sendLeads(fair, () => Promise.resolve(), store);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  note({ ...lead, id: "words" });
  for (const place of [0, 1, 2]) {
    await vi.waitFor(() => expect(sent).toHaveLength(place + 1));
    sent[place]?.answer();
  }
  expect(await round).toBeUndefined();
  expect(sent.map(({ address }) => /[^/]+(?=\?)/.exec(address)?.[0])).toEqual(["photo-1", "words", "photo-2"]);
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
