import type { CommitteeCard, LogoCard, OfficialCard } from "#domain/site/offices-view.ts";
import { selectPublishedContent } from "#db/queries/published-content.ts";
import type { AppContext } from "../../context.ts";
import { authorizeAnyone } from "../authorize.ts";

/** The committee of administration, in the council's order. @source specification 2 "/committee-of-administration" */
export async function readCommittee(ctx: AppContext): Promise<readonly CommitteeCard[]> {
  authorizeAnyone(ctx.actor, "site.readPages");
  const entries = await selectPublishedContent(ctx.db, "committee-member", ctx.now());
  return entries.map(({ id, fields: { name, subname, designations, image } }) => ({
    id,
    name,
    subname: filled(subname),
    designations,
    picture: image,
  }));
}

/** The offices of the secretariat, in the council's order. @source specification 2 "/officials-at-{product}" */
export async function readOfficials(ctx: AppContext): Promise<readonly OfficialCard[]> {
  authorizeAnyone(ctx.actor, "site.readPages");
  const entries = await selectPublishedContent(ctx.db, "official", ctx.now());
  return entries.map(({ id, fields: { name, designation, matters, emails, image } }) => ({
    id,
    name,
    designation: filled(designation),
    matters: filled(matters),
    emails,
    picture: image,
  }));
}

/** Logos of lifelong members that can be shown. @source specification 2 "/lifelong-member" */
export async function readMemberLogos(ctx: AppContext): Promise<readonly LogoCard[]> {
  authorizeAnyone(ctx.actor, "site.readPages");
  const entries = await selectPublishedContent(ctx.db, "member-logo", ctx.now());
  return entries.flatMap(({ id, fields: { title, website, image } }) =>
    website === null || image === null ? [] : [{ id, company: title, website, picture: image }],
  );
}

const filled = (text: string): string | null => (text === "" ? null : text);
