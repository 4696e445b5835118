import { paths } from "#domain/council.ts";
import { sitePathIn, type MailLanguage } from "#domain/notifications/mail-languages.ts";
import { isUuid } from "#domain/uuid.ts";
import type { Services } from "../../context.ts";

type Signer = Pick<Services, "keys" | "config">;
type LinkedApplication = { readonly id: string; readonly nonce: string };

const signed = ({ id, nonce }: LinkedApplication): string => `joining ${id} ${nonce}`;

/** The key in the link of an application: its id with a signature of this product. Nothing of it is stored. */
export const joiningKeyOf = ({ keys }: Pick<Services, "keys">, application: LinkedApplication): string =>
  `${application.id}.${keys.links.sign(signed(application))}`;

/** The id that a key names; undefined when it has not the form of a key. The signature is not checked yet. */
export function applicationIdIn(key: string): string | undefined {
  const [id = ""] = key.split(".");
  return isUuid(id) ? id : undefined;
}

/** Whether this product made the key for this application, with its present nonce. */
export function isKeyOf({ keys }: Pick<Services, "keys">, key: string, application: LinkedApplication): boolean {
  const [id, signature = ""] = key.split(".");
  return id === application.id && keys.links.isSigned(signed(application), signature);
}

/** The address in e-mails that opens an application. */
export function joiningLink(signer: Signer, application: LinkedApplication & { readonly language: MailLanguage }): string {
  return `${signer.config.publicUrl}${sitePathIn(application.language, paths.joining)}?key=${joiningKeyOf(signer, application)}`;
}
