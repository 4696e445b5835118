import type { AuditSubject } from "#domain/audit/events.ts";
import type { AppContext } from "../../context.ts";

const signed = (email: string): string => `person:${email.toLowerCase()}`;

/** The keyed hash that identifies an erased person: without the portal's secret the address cannot be found. */
export const personHash = ({ keys }: AppContext, email: string): string => keys.pepper.sign(signed(email));

/** The hashes by which an erasure of this person may be remembered: one for each secret that is accepted. */
export const personHashes = ({ keys }: AppContext, email: string): readonly string[] => keys.pepper.signatures(signed(email));

/** A person in the audit trail: entries about one person have the same subject, and none names the person. */
export const personSubject = (ctx: AppContext, email: string): AuditSubject => ({ kind: "person", id: personHash(ctx, email).slice(0, 16) });
