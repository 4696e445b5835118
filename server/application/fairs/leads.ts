import type { MemberActor } from "#domain/accounts/actor.ts";
import { conflict, invalid, notFound, unsupportedType } from "#domain/errors.ts";
import { maxLeadPhotoBytes, type LeadInput } from "#domain/fairs/lead-input.ts";
import { maxLeadsPerFirm } from "#domain/fairs/limits.ts";
import { fairMessages } from "#domain/fairs/messages.ts";
import { findApplicationOfFirm } from "#db/queries/fair-applications.ts";
import { countLeads, findLead, getFair, insertLead, lockFair, selectLeads, type LeadRow } from "#db/queries/fairs.ts";
import { z } from "zod";
import type { AppContext } from "../../context.ts";
import type { StagedFile } from "../../infra/file-staging.ts";
import { authorize } from "../authorize.ts";
import { transactStored } from "../transact-stored.ts";
import { FairId } from "./fair-view.ts";

export const LeadTarget = FairId.extend({ firmId: z.uuid() });
export type LeadTarget = z.output<typeof LeadTarget>;

/**
 * Checks before any byte is read.
 * @throws unauthenticated, forbidden; conflict (`other_firm`); not_found (of the fair, or the firm never applied)
 */
export async function checkLeadUpload(ctx: AppContext, { fairId, firmId }: LeadTarget): Promise<void> {
  assertSameFirm(authorize(ctx.actor, "fairs.noteLeads"), firmId);
  if ((await findApplicationOfFirm(ctx.db, fairId, firmId)) === undefined) throw notFound("application_not_found", fairMessages.applicationNotFound);
}

/** Another firm may have signed in on the device since the lead was noted. @throws conflict (`other_firm`) */
function assertSameFirm(actor: Pick<MemberActor, "firmId">, firmId: string): void {
  if (actor.firmId !== firmId) throw conflict("other_firm", fairMessages.leadOfOtherFirm);
}

type Photo = { readonly staged: StagedFile; readonly name: string };

/**
 * Stores a lead with the photo of a card, if there is one. The device names the lead: one that is sent again is stored once and answered
 * the same. A firm without a seat is refused, and keeps its leads on the device; so is a lead that was noted for another firm.
 * @throws not_found; invalid (a field, the photo); unsupported_type; conflict (`other_firm`, `no_seat`, `lead_of_other`, `too_many_leads`)
 * @source desks-and-more.md 3 "kept over a reload, synced once"
 */
export async function saveLead(
  ctx: AppContext,
  lead: LeadInput,
  photo: Photo | undefined,
): Promise<{ readonly id: string; readonly message: string }> {
  const actor = authorize(ctx.actor, "fairs.noteLeads");
  const { id, fairId, firmId, ...values } = lead;
  assertSameFirm(actor, firmId);
  const answer = { id, message: fairMessages.leadSaved };
  const known = await findLead(ctx.db, id);
  if (known !== undefined) return sameLead(known, fairId, firmId) ? answer : refuseOther();
  const stored = photo && (await storePhoto(ctx, photo));
  return transactStored(ctx, stored === undefined ? [] : [stored.storageKey], async (tx) => {
    await lockFair(tx, fairId);
    const own = await findApplicationOfFirm(tx, fairId, firmId);
    if (own?.state !== "accepted") throw conflict("no_seat", fairMessages.leadWithoutSeat);
    if ((await countLeads(tx, fairId, firmId)) >= maxLeadsPerFirm) throw conflict("too_many_leads", fairMessages.tooManyLeads);
    const isNew = await insertLead(tx, { ...values, ...stored, id, fairId, firmId, notedBy: actor.userId, receivedAt: ctx.now() });
    if (!isNew) throw repeated;
    return answer;
  }).catch(async (error: unknown) => {
    if (error !== repeated) throw error;
    const first = await findLead(ctx.db, id);
    return first !== undefined && sameLead(first, fairId, firmId) ? answer : refuseOther();
  });
}

/** Another request stored the same lead first: the photo of this one is not needed. */
const repeated = conflict("lead_of_other", fairMessages.leadOfOther);

const sameLead = (stored: LeadRow, fairId: string, firmId: string): boolean => stored.firmId === firmId && stored.fairId === fairId;

const refuseOther = (): never => {
  throw conflict("lead_of_other", fairMessages.leadOfOther);
};

async function storePhoto(ctx: AppContext, { staged, name }: Photo) {
  if (staged.sizeBytes > maxLeadPhotoBytes) throw invalid("photo_too_large", fairMessages.photoTooLarge, { photo: [fairMessages.photoTooLarge] });
  const { mediaType } = await ctx.sandbox.inspect(staged.tempPath, { name, accept: "pdf_or_image" });
  if (mediaType !== "image/jpeg") throw unsupportedType("unsupported_type", fairMessages.photoKind);
  return { storageKey: await ctx.files.commit(staged), sha256: staged.sha256, sizeBytes: staged.sizeBytes };
}

/** A lead that the server has. */
export type LeadView = Pick<LeadRow, "id" | "name" | "company" | "country" | "email" | "interest" | "notedAt"> & { readonly hasPhoto: boolean };

export type OwnLeadsView = {
  readonly title: string;
  /**
   * False for a firm that lost or gave up its seat, and where the fair is cancelled: it reads its leads and notes no more. What a device has is
   * taken.
   */
  readonly canNote: boolean;
  readonly leads: readonly LeadView[];
};

/** The leads that the member's firm sent for a fair. @throws not_found (of the fair, or the firm never applied) */
export async function listLeads(ctx: AppContext, { fairId }: FairId): Promise<OwnLeadsView> {
  const actor = authorize(ctx.actor, "fairs.noteLeads");
  const [{ title, cancelledAt }, own, rows] = await Promise.all([
    getFair(ctx.db, fairId),
    findApplicationOfFirm(ctx.db, fairId, actor.firmId),
    selectLeads(ctx.db, fairId, actor.firmId),
  ]);
  if (own === undefined) throw notFound("application_not_found", fairMessages.applicationNotFound);
  return {
    title,
    canNote: own.state === "accepted" && cancelledAt === null,
    leads: rows.map(({ id, name, company, country, email, interest, notedAt, storageKey }) => ({
      id,
      name,
      company,
      country,
      email,
      interest,
      notedAt,
      hasPhoto: storageKey !== null,
    })),
  };
}

export const LeadPhotoInput = z.object({ leadId: z.uuid() });
export type LeadPhotoInput = z.output<typeof LeadPhotoInput>;

/** The storage key of the photo of an own lead. @throws not_found */
export async function openLeadPhoto(ctx: AppContext, input: LeadPhotoInput): Promise<{ readonly storageKey: string }> {
  const actor = authorize(ctx.actor, "fairs.noteLeads");
  const parsed = LeadPhotoInput.safeParse(input);
  const stored = parsed.success ? await findLead(ctx.db, parsed.data.leadId) : undefined;
  if (stored === undefined || stored.firmId !== actor.firmId || stored.storageKey === null)
    throw notFound("photo_not_found", fairMessages.photoNotFound);
  return { storageKey: stored.storageKey };
}
