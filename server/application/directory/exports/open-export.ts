import { z } from "zod";
import { isUuid } from "#domain/uuid.ts";
import type { SignedInActor } from "#domain/accounts/actor.ts";
import { exportFormats, exportMessages, linkMinutes } from "#domain/directory/export-rules.ts";
import { conflict, forbidden, notFound } from "#domain/errors.ts";
import { isLinkValid } from "#domain/signed-until.ts";
import { findExport, type ExportRow } from "#db/queries/directory-exports.ts";
import type { AppContext } from "../../../context.ts";
import { authorize } from "../../authorize.ts";
import { openStoredPath } from "../../find-stored-file.ts";
import { keptFrom, presentExport } from "./export-view.ts";
import { requestExport, type RequestExportInput } from "./request-export.ts";

export const ExportId = z.object({ id: z.string().refine(isUuid, exportMessages.notFound) });
export type ExportId = z.infer<typeof ExportId>;

/**
 * A link to a finished export, valid in this session for ten minutes.
 * @throws not_found (unknown, or of another user); conflict (not finished); forbidden (`export_expired`)
 * @source security.md rows 2, 29
 */
export async function linkToExport(ctx: AppContext, { id }: ExportId): Promise<{ readonly url: string }> {
  const actor = authorize(ctx.actor, "directory.export");
  await takeReady(ctx, actor, id);
  const until = Math.floor(ctx.now().getTime() / 1_000) + linkMinutes * 60;
  return { url: `/exports/made/${id}/${until}/${ctx.keys.fileUrl.sign(signedText(actor, id, until))}` };
}

export const OpenExportInput = ExportId.extend({ until: z.string(), signature: z.string().max(100) });
export type OpenExportInput = z.infer<typeof OpenExportInput>;

export type OpenedExport = { readonly path: string; readonly name: string; readonly mediaType: string };

/**
 * The file behind a link. Another session or a changed link finds nothing.
 * @throws not_found (also `file_not_found`: the store has lost it); forbidden (`url_expired`, `export_expired`)
 * @source security.md rows 2, 29
 */
export async function openExport(ctx: AppContext, { id, until, signature }: OpenExportInput): Promise<OpenedExport> {
  const actor = authorize(ctx.actor, "directory.export");
  const untilSeconds = /^\d{10}$/.test(until) ? Number(until) : 0;
  if (!ctx.keys.fileUrl.isSigned(signedText(actor, id, untilSeconds), signature)) throw notFound("not_found", exportMessages.notFound);
  if (!isLinkValid(untilSeconds, linkMinutes, ctx.now())) throw forbidden("url_expired", exportMessages.linkOver);
  return openReady(ctx, await takeReady(ctx, actor, id));
}

/**
 * The file of a search, which a worker makes when it is first asked for. Undefined while it, or another list of the actor, is being made.
 * @throws rate_limited (more than ten lists in an hour)
 * @source rest-api.md "generate"
 */
export async function openMadeList(ctx: AppContext, input: RequestExportInput): Promise<OpenedExport | undefined> {
  const actor = authorize(ctx.actor, "directory.export");
  const { list, isAnother } = await requestExport(ctx, input);
  return isAnother || list.state !== "ready" ? undefined : openReady(ctx, await takeReady(ctx, actor, list.id));
}

async function openReady(ctx: AppContext, row: ExportRow): Promise<OpenedExport> {
  if (row.storageKey === null) throw new Error("what is ready has a file: directory_exports_ready_has_file");
  const { fileName, format } = presentExport(row);
  return { path: await openStoredPath(ctx, row.storageKey), name: fileName, mediaType: exportFormats[format].mediaType };
}

const signedText = ({ userId, sessionId }: SignedInActor, id: string, until: number): string => `export ${id} ${userId} ${sessionId} ${until}`;

async function takeReady(ctx: AppContext, { userId }: SignedInActor, id: string): Promise<ExportRow> {
  const row = await findExport(ctx.db, id);
  if (row === undefined || row.userId !== userId) throw notFound("not_found", exportMessages.notFound);
  if (row.createdAt <= keptFrom(ctx.now())) throw forbidden("export_expired", exportMessages.fileOver);
  if (row.state !== "ready") throw conflict("not_ready", exportMessages.notReady);
  return row;
}
