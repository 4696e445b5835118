import { z } from "zod";
import { signedInActor, type SignedInActor } from "#domain/accounts/actor.ts";
import { type DomainError, forbidden, notFound } from "#domain/errors.ts";
import { fileMessages } from "#domain/reimbursements/file-rules.ts";
import { isLinkValid } from "#domain/signed-until.ts";
import { findRestSession } from "#db/queries/rest-sessions.ts";
import type { AppContext } from "../../context.ts";
import { actorOfKeyId } from "../accounts/api-keys/api-key-actor.ts";

/** What a signed address opens. */
const SignedTarget = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("file"), reimbursementId: z.string(), fileId: z.uuid() }),
  z.object({ kind: z.literal("document"), reimbursementId: z.string(), fieldName: z.string(), version: z.int() }),
  z.object({ kind: z.literal("dossier"), reimbursementId: z.string(), contentVersion: z.int() }),
  z.object({ kind: z.literal("directory"), search: z.string() }),
  z.object({ kind: z.literal("importErrors"), importId: z.uuid() }),
]);
export type SignedTarget = z.infer<typeof SignedTarget>;

const Signed = z.object({ t: SignedTarget, s: z.uuid(), u: z.uuid(), e: z.int() });

const linkMinutes = 10;
const signedText = (payload: string): string => `link:${payload}`;
const gone = (): DomainError => notFound("not_found", fileMessages.notStored);

/**
 * The last part of an address that opens one target for ten minutes in the name of the actor, while the actor's session or API key
 * lasts. A request with the token or cookie of another user is refused.
 * @source rest-api.md "Rules for every path"; security.md row 2
 */
export function signLink(ctx: AppContext, { userId, sessionId }: SignedInActor, target: SignedTarget): string {
  const expires = Math.floor(ctx.now().getTime() / 1000) + linkMinutes * 60;
  const payload = Buffer.from(JSON.stringify({ t: target, s: sessionId, u: userId, e: expires })).toString("base64url");
  return `${payload}.${ctx.keys.fileUrl.sign(signedText(payload))}`;
}

/**
 * The target and the actor of a signed address. The caller checks again whether this actor may open the target.
 * @param presented the users whose token or cookie comes with the request, if any
 * @throws not_found (changed address, other user, ended session or API key); forbidden (`url_expired`)
 */
export async function openSignedLink(
  ctx: AppContext,
  link: string,
  presented: readonly string[],
): Promise<{ readonly target: SignedTarget; readonly actor: SignedInActor }> {
  const [payload = "", signature = "", ...rest] = link.split(".");
  if (rest.length > 0 || !ctx.keys.fileUrl.isSigned(signedText(payload), signature)) throw gone();
  const { t: target, s, u, e } = Signed.parse(JSON.parse(Buffer.from(payload, "base64url").toString()));
  if (presented.some((userId) => userId !== u)) throw gone();
  if (!isLinkValid(e, linkMinutes, ctx.now())) throw forbidden("url_expired", "This address was good for ten minutes. Ask for a new one.");
  const actor = (await actorOfSession(ctx, s)) ?? (await actorOfKeyId(ctx, s));
  if (actor === undefined || actor.userId !== u) throw gone();
  return { target, actor };
}

async function actorOfSession({ db }: AppContext, id: string): Promise<SignedInActor | undefined> {
  const session = await findRestSession(db, id);
  if (session === undefined) return undefined;
  const { id: sessionId, userId, role, name, email, firmId, rights } = session;
  return signedInActor({ userId, sessionId, role, name, email, firmId, rights });
}
