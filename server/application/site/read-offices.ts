import type { CommitteeCard, LogoCard, OfficeCard, OfficeRole, OfficialCard } from "#domain/site/offices-view.ts";
import type { AppContext } from "../../context.ts";
import { authorizeAnyone } from "../authorize.ts";
import { listPublished } from "./published-entries.ts";

/** The committee of administration, in the council's order. @source specification 2 "/committee-of-administration" */
export async function readCommittee(ctx: AppContext): Promise<readonly CommitteeCard[]> {
  authorizeAnyone(ctx.actor, "site.readPages");
  const entries = await listPublished(ctx, "committee-member");
  return entries.map(({ id, slug, writtenIn, fields: { name, subname, designations, image, drawing } }) => ({
    id,
    slug,
    name,
    subname: filled(subname),
    designations,
    picture: image,
    drawing,
    writtenIn,
  }));
}

/** The offices of the secretariat, in the council's order. @source specification 2 "/officials-at-{product}" */
export async function readOfficials(ctx: AppContext): Promise<readonly OfficialCard[]> {
  authorizeAnyone(ctx.actor, "site.readPages");
  const entries = await listPublished(ctx, "official");
  return entries.map(({ id, writtenIn, fields: { name, designation, matters, emails, image, drawing } }) => ({
    id,
    name,
    designation: filled(designation),
    matters: filled(matters),
    emails,
    picture: image,
    drawing,
    writtenIn,
  }));
}

/** The offices with one of these tasks, in the council's order. @source specification 2 "/contact-us"; GIGW 3.0 "Contact us" */
export async function readOffices(ctx: AppContext, roles: readonly OfficeRole[]): Promise<readonly OfficeCard[]> {
  authorizeAnyone(ctx.actor, "site.readPages");
  const entries = await listPublished(ctx, "office");
  return entries
    .filter(({ fields }) => roles.includes(fields.role))
    .map(({ id, writtenIn, fields: { title, role, holder, matters, email, phone, hours, address, pin } }) => ({
      id,
      role,
      title,
      holder: filled(holder),
      matters: filled(matters),
      email: filled(email),
      phone: filled(phone),
      hours: filled(hours),
      address: withPin(address, pin),
      writtenIn,
    }));
}

/** The PIN code stands behind the last line of an address. */
const withPin = (lines: readonly string[], pin: string): readonly string[] =>
  pin === "" ? lines : [...lines.slice(0, -1), `${lines.at(-1) ?? "PIN"} ${pin}`];

/** Logos of lifelong members that can be shown. @source specification 2 "/lifelong-member" */
export async function readMemberLogos(ctx: AppContext): Promise<readonly LogoCard[]> {
  authorizeAnyone(ctx.actor, "site.readPages");
  const entries = await listPublished(ctx, "member-logo");
  return entries.flatMap(({ id, fields: { title, website, image } }) =>
    website === null || image === null ? [] : [{ id, company: title, website, picture: image }],
  );
}

const filled = (text: string): string | null => (text === "" ? null : text);
