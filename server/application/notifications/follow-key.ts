import { paths } from "#domain/council.ts";
import { sitePathIn, type MailLanguage } from "#domain/notifications/mail-languages.ts";
import type { Services } from "../../context.ts";

type Signer = Pick<Services, "keys" | "config">;

const signed = (id: string): string => `follow ${id}`;

/** The key by which a follower confirms and stops: the id with a signature of this product. */
const followKeyOf = ({ keys }: Pick<Services, "keys">, id: string): string => `${id}.${keys.links.sign(signed(id))}`;

/** The id in a key; undefined for a key that this product did not sign. */
export function followerIdIn({ keys }: Pick<Services, "keys">, key: string): string | undefined {
  const [id = "", signature = ""] = key.split(".");
  return /^[0-9a-f-]{36}$/.test(id) && keys.links.isSigned(signed(id), signature) ? id : undefined;
}

/** The address in an e-mail by which its reader confirms or stops. */
export function followLink(signer: Signer, act: "confirm" | "stop", follower: { readonly id: string; readonly language: MailLanguage }): string {
  const { id, language } = follower;
  return `${signer.config.publicUrl}${sitePathIn(language, paths.follow)}?${act}=${followKeyOf(signer, id)}`;
}
