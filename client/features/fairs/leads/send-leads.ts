import { z } from "zod";
import { clientHeader } from "#domain/accounts/web-headers.ts";
import { keepLead, readLeads, type KeptFair, type KeptLead } from "./lead-store.ts";

const Refusal = z.object({ message: z.string(), code: z.string() });

/** Why sending stopped before the last lead: no connection, or no user of its firm is signed in. */
export type Stop = "no_line" | "signed_out" | undefined;

/** The lead is not at fault: the line, the session or the load of the server is. */
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
 * Sends what waits, one lead after the other: first those without a photo, of each kind the oldest first. The id of a lead is made once, on
 * this device: one whose answer was lost is sent again, and the portal stores it once. Only one window of this browser sends at a time.
 */
export async function sendLeads(fair: KeptFair, onSent: () => Promise<void>): Promise<Stop> {
  return navigator.locks.request(`fair-leads ${fair.fairId}`, async () => {
    for (const lead of inSendingOrder(await readLeads(fair))) {
      const stop = await sendLead(lead, leadTimeOf(lead));
      await onSent();
      if (stop !== undefined) return stop;
    }
    return undefined;
  });
}

/** The leads that wait, the newest first as they are read, in the order of their sending: words come home before photos. */
export function inSendingOrder(leads: readonly KeptLead[]): readonly KeptLead[] {
  const waiting = leads.filter(({ standing }) => standing === "waiting").toReversed();
  return [...waiting.filter(({ photo }) => photo === null), ...waiting.filter(({ photo }) => photo !== null)];
}

/** How often a lead ran out of time since the page was loaded, by its id. */
const timeouts = new Map<string, number>();
/** The server closes an upload after this time. */
const longestPhotoMs = 900_000;

/**
 * How long a lead may take, in milliseconds. A line that carries nothing must not hold the later leads back, and a request does not tell such a
 * line from a slow one: a photo first has the time of a line of 10 KB a second, and twice as much after each try that was too short.
 */
export const leadTimeOf = ({ id, photo }: KeptLead): number =>
  30_000 + Math.min(((photo?.size ?? 0) / 10) * 2 ** (timeouts.get(id) ?? 0), longestPhotoMs);

/** Sends one lead and keeps what the portal says of it. No answer within `withinMs` is no line. */
export async function sendLead(lead: KeptLead, withinMs: number): Promise<Stop> {
  const { id, fairId, firmId, name, company, country, email, interest, notedAt, photo } = lead;
  const form = new FormData();
  for (const [key, text] of Object.entries({ name, company, country, email, interest, notedAt })) form.append(key, text);
  if (photo !== null) form.append("file", photo, "card.jpg");
  const path = `/uploads/fairs/${fairId}/leads/${id}?firm=${firmId}`;
  const signal = AbortSignal.timeout(withinMs);
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
