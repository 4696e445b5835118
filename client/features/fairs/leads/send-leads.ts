import { z } from "zod";
import { clientHeader } from "#domain/accounts/web-headers.ts";
import { keepLead, readLeads, type KeptFair, type KeptLead } from "./lead-store.ts";

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
export async function sendLeads(fair: KeptFair, onSent: () => Promise<void>): Promise<Stop> {
  return navigator.locks.request(`fair-leads ${fair.fairId}`, async () => {
    for (const lead of inSendingOrder(await readLeads(fair))) {
      const stop = await sendLead(lead, leadTimeoutMs(lead));
      await onSent();
      if (stop !== undefined) return stop;
    }
    return undefined;
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

/** How often a lead ran out of time since the page was loaded, by its id. */
const timeouts = new Map<string, number>();
/** The server closes an upload after this time, so a longer timeout is of no use. */
const maxUploadMs = 900_000;

/**
 * The timeout of one lead in milliseconds. A dead connection must not hold back the later leads, but looks like a slow one. So the first timeout
 * of a photo is enough for 10 KB a second, and each timeout that was too short doubles the next.
 */
export const leadTimeoutMs = ({ id, photo }: KeptLead): number =>
  30_000 + Math.min(((photo?.size ?? 0) / 10) * 2 ** (timeouts.get(id) ?? 0), maxUploadMs);

/** Sends one lead and stores the portal's answer with it. Without an answer within `timeoutMs` the result is `no_line`. */
export async function sendLead(lead: KeptLead, timeoutMs: number): Promise<Stop> {
  const { id, fairId, firmId, name, company, country, email, interest, notedAt, photo } = lead;
  const form = new FormData();
  for (const [key, text] of Object.entries({ name, company, country, email, interest, notedAt })) form.append(key, text);
  if (photo !== null) form.append("file", photo, "card.jpg");
  const path = `/uploads/fairs/${fairId}/leads/${id}?firm=${firmId}`;
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await fetch(path, { method: "POST", body: form, headers: { [clientHeader]: "web" }, signal }).catch(() => undefined);
  if (answer === undefined) {
    if (signal.aborted) timeouts.set(id, (timeouts.get(id) ?? 0) + 1);
    return "no_line";
  }
  const body: unknown = await answer.json().catch(() => undefined);
  const stop = stopOf(answer.status, body);
  if (stop !== undefined) return stop;
  if (answer.ok) await keepLead({ ...lead, standing: "sent", photo: null, problem: null });
  else {
    const refusal = Refusal.safeParse(body);
    await keepLead({ ...lead, standing: "refused", problem: refusal.success ? refusal.data.message : "The portal refused this lead." });
  }
  return undefined;
}
