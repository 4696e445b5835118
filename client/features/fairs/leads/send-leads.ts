import { z } from "zod";
import { clientHeader } from "#domain/accounts/web-headers.ts";
import { watchStall } from "../../../shared/stall.ts";
import { keepLead, readLeads, type KeptFair, type KeptLead } from "./lead-store.ts";

/** Where the leads of this device are kept. */
type LeadStore = { readonly readLeads: typeof readLeads; readonly keepLead: typeof keepLead };
const deviceStore: LeadStore = { readLeads, keepLead };

const Refusal = z.object({ message: z.string(), code: z.string() });

/** Why sending stopped before the last lead: no connection, or no user of its firm is signed in. */
export type Stop = "no_line" | "signed_out" | undefined;

/** The lead is not at fault: the connection, the session or the load of the server is. */
const isPassing = (status: number): boolean => status >= 500 || status === 429 || status === 408;

const isRefusedTo = (status: number, body: unknown): boolean => {
  const refusal = Refusal.safeParse(body);
  return status === 401 || status === 403 || (status === 409 && refusal.success && refusal.data.code === "other_firm");
};

/** Why an answer stops the sending, so that the lead waits; undefined where the portal stored or refused the lead. */
export function stopOf(status: number, body: unknown): Stop {
  if (isPassing(status)) return "no_line";
  if (isRefusedTo(status, body)) return "signed_out";
  // Only the portal's own answer says that the lead is stored. The page of a guest network comes with 200, too.
  return status < 300 && body === undefined ? "no_line" : undefined;
}

/**
 * Sends the waiting leads one after the other: leads without a photo first, and among each kind the oldest first. A lead gets its id once, on this
 * device. If the answer is lost, the lead is sent again with the same id, and the portal stores it once. Only one window of this browser sends
 * at a time.
 */
export async function sendLeads(fair: KeptFair, onSent: () => Promise<void>, store = deviceStore): Promise<Stop> {
  return navigator.locks.request(`fair-leads ${fair.fairId}`, async () => {
    for (;;) {
      // Read again for each: a lead without a photo that is noted while a photo is sent goes before the next photo.
      const [lead] = inSendingOrder(await store.readLeads(fair));
      if (lead === undefined) return undefined;
      const stop = await sendLead(lead, store);
      await onSent();
      if (stop !== undefined) return stop;
    }
  });
}

/**
 * The waiting leads in the order in which they are sent: those without a photo first, the oldest first.
 * @param leads the newest first, as the store returns them
 */
export function inSendingOrder(leads: readonly KeptLead[]): readonly KeptLead[] {
  const waiting = leads.filter(({ standing }) => standing === "waiting").toReversed();
  return [...waiting.filter(({ photo }) => photo === null), ...waiting.filter(({ photo }) => photo !== null)];
}

/** The timeout of a lead without a photo: it is so small that a connection that does not carry it in this time is dead. */
const wordsTimeoutMs = 30_000;

/** Sends one lead and stores the portal's answer with it. A dead connection must not hold back the later leads. */
export async function sendLead(lead: KeptLead, store = deviceStore): Promise<Stop> {
  const { status, body } = await post(lead);
  const stop = stopOf(status, body);
  if (stop !== undefined) return stop;
  if (status < 300) await store.keepLead({ ...lead, standing: "sent", photo: null, problem: null });
  else {
    const refusal = Refusal.safeParse(body);
    await store.keepLead({ ...lead, standing: "refused", problem: refusal.success ? refusal.data.message : "The portal refused this lead." });
  }
  return undefined;
}

/** What the portal answers. Without an answer the status is 0; the body is undefined when it is not JSON. */
function post({ id, fairId, firmId, photo, ...lead }: KeptLead): Promise<{ readonly status: number; readonly body: unknown }> {
  const { name, company, country, email, interest, notedAt } = lead;
  const form = new FormData();
  for (const [key, text] of Object.entries({ name, company, country, email, interest, notedAt })) form.append(key, text);
  if (photo !== null) form.append("file", photo, "card.jpg");
  const request = new XMLHttpRequest();
  request.responseType = "json";
  // A photo may take as long as its upload makes progress.
  const stall = photo === null ? undefined : watchStall(() => request.abort());
  request.upload.addEventListener("progress", () => stall?.moved("sending"));
  request.upload.addEventListener("load", () => stall?.moved("checking"));
  return new Promise((resolve) => {
    request.addEventListener("loadend", () => {
      stall?.end();
      resolve({ status: request.status, body: request.response ?? undefined });
    });
    request.open("POST", `/uploads/fairs/${fairId}/leads/${id}?firm=${firmId}`);
    request.setRequestHeader(clientHeader, "web");
    if (photo === null) request.timeout = wordsTimeoutMs;
    stall?.moved("sending");
    request.send(form);
  });
}
