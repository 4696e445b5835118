import { readApiKey, scopesIn } from "#domain/accounts/api-keys.ts";
import { signedInActor, type SignedInActor } from "#domain/accounts/actor.ts";
import { findLiveApiKey, updateApiKeyUse, type LiveApiKey } from "#db/queries/api-keys.ts";
import type { Services } from "../../../context.ts";
import { isSameText } from "../../../infra/keys.ts";
import { hashSecret } from "../../../infra/secrets.ts";
import { isFullySignedIn } from "../second-factor/sign-in-step.ts";

/**
 * The user for whom a program acts with this key, within the scopes of the key; undefined for an unknown, ended or wrong one. Where all
 * staff need a second factor, a key of staff works only while its user has one.
 * @param text the whole key as it was sent
 */
export async function actorOfApiKey(services: Services, text: string): Promise<SignedInActor | undefined> {
  const sent = readApiKey(text);
  const key = sent === undefined ? undefined : await findUsableKey(services, sent.id);
  if (sent === undefined || key === undefined || !isSameText(hashSecret(sent.secret), key.secretHash)) return undefined;
  noteUse(services, key.id);
  return actorOf(key);
}

/** The same for what was signed in a call with a key; undefined once the key has ended. */
export async function actorOfKeyId(services: Services, keyId: string): Promise<SignedInActor | undefined> {
  const key = await findUsableKey(services, keyId);
  return key && actorOf(key);
}

async function findUsableKey(services: Services, keyId: string): Promise<LiveApiKey | undefined> {
  const key = await findLiveApiKey(services.db, keyId);
  return key !== undefined && isFullySignedIn(services, key) ? key : undefined;
}

/** The id of the key stands in the place of a session: served versions, signed addresses and audit entries name it. */
function actorOf({ id: sessionId, userId, role, name, email, firmId, rights, scopes }: LiveApiKey): SignedInActor {
  return signedInActor({ userId, sessionId, role, name, email, firmId, rights, scopes: scopesIn(scopes) });
}

/** The call does not wait for it, and does not fail with it: the time of the last use is for the list of keys only. */
function noteUse({ db, log }: Services, keyId: string): void {
  updateApiKeyUse(db, keyId).catch((error: unknown) => log.warn({ err: error, event: "api_key_use_not_noted", keyId }));
}
