import { z } from "zod";
import type { SignedInActor } from "#domain/accounts/actor.ts";
import { contentDisposition, nameOfKind } from "#domain/reimbursements/file-name.ts";
import { exportDirectoryXlsx, isLongList } from "../application/directory/export-directory.ts";
import { openMadeList } from "../application/directory/exports/open-export.ts";
import { openReimbursementDocument, openDossier, openStored, type OpenedBytes } from "../application/files/open-target.ts";
import { openSignedLink, signLink, type SignedTarget } from "../application/files/signed-links.ts";
import { exportImportErrors } from "../application/members/imports/export-import-errors.ts";
import type { AppContext } from "../context.ts";
import { sendCsv } from "./csv-download.ts";
import { protect } from "./protect.ts";
import { route, type RestAnswer, type RestRoute } from "./route.ts";
import { sendUnchanging } from "./send-unchanging.ts";

const beingMade: RestAnswer = { status: 202, headers: { "Retry-After": "2" }, body: { message: "The file is being made. Ask again in a moment." } };

/** The whole signed address of something that this actor may open. */
export function signedUrl(ctx: AppContext, target: SignedTarget): string {
  if (ctx.actor.kind !== "user") throw new Error("only who is signed in gets addresses");
  return urlOf(ctx, signLink(ctx, ctx.actor, target));
}

/** The whole address of a link that a use case has signed. */
export const urlOf = (ctx: AppContext, link: string): string => `${ctx.config.publicUrl}/api/signed/${link}/`;

export const signedRoutes: readonly RestRoute[] = [
  route({
    method: "GET",
    path: "signed/:link",
    tag: "Files",
    summary: "Open a signed address",
    description:
      "Documents, dossiers, spreadsheets and error files. The address itself opens them, without a token, for ten minutes, and only while the session or API key that asked for it is valid; with another user's token or cookie the answer is 404. While the file is being made the answer is 202 with `Retry-After`.",
    access: "anyone",
    params: z.object({ link: z.string().max(2000).meta({ description: "The last part of the address, as it was given" }) }),
    answers: {
      200: { description: "The bytes, as an attachment", mediaType: "application/octet-stream" },
      202: { description: "Still being made; ask again after `Retry-After` seconds", schema: z.object({ message: z.string() }) },
    },
    refusals: [
      { kind: "not_found", code: "not_found", when: "changed, signed for somebody else, or its session or API key is over" },
      { kind: "not_found", code: "file_not_found", when: "the file was removed" },
      { kind: "forbidden", code: "url_expired", when: "older than ten minutes" },
      { kind: "unavailable", code: "busy", when: "too many papers are being put together at the moment" },
      { kind: "unavailable", code: "storage_unavailable", when: "files cannot be read at the moment" },
      { kind: "unavailable", code: "file_damaged", when: "the bytes of the file are not those that were stored" },
    ],
    run: async (visitor, { params, presentedUserIds }) => {
      const { target, actor } = await openSignedLink(visitor, params.link, await presentedUserIds());
      return open({ ...visitor, actor }, target);
    },
  }),
];

async function open(ctx: AppContext & { readonly actor: SignedInActor }, target: SignedTarget): Promise<RestAnswer> {
  switch (target.kind) {
    case "file":
      return sentFile(await openStored(ctx, target.reimbursementId, target.fileId));
    case "document":
      return sentFile(await openReimbursementDocument(ctx, target));
    case "dossier": {
      const dossier = await openDossier(ctx, target.reimbursementId, target.contentVersion);
      return dossier === undefined ? beingMade : sentFile(dossier);
    }
    case "directory": {
      const { search } = target;
      if (await isLongList(ctx, { search })) {
        const list = await openMadeList(ctx, { search });
        return list === undefined ? beingMade : sentFile(list);
      }
      const { name, bytes } = await exportDirectoryXlsx(ctx, { search });
      return sheetDownload(name, bytes);
    }
    case "importErrors": {
      const file = await exportImportErrors(ctx, target);
      return { status: 200, send: (res) => sendCsv(res, file) };
    }
  }
}

/** Stored bytes as a download. */
export const sentFile = ({ path, name, mediaType }: OpenedBytes): RestAnswer => ({
  status: 200,
  send: async (res) => {
    protect(res);
    res.setHeader("Content-Disposition", contentDisposition("attachment", nameOfKind(name, mediaType)));
    res.type(mediaType);
    await new Promise<void>((resolve, reject: (error: unknown) => void) => {
      sendUnchanging(res, path, (error) => {
        // A client that closes the connection needs no answer; every other failure gets one.
        if (error === undefined || res.headersSent) resolve();
        else reject(error);
      }).catch(reject);
    });
  },
});

export const sheetMediaType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** A spreadsheet that is sent at once. */
export const sheetDownload = (name: string, bytes: Uint8Array): RestAnswer => ({
  status: 200,
  headers: {
    "X-Content-Type-Options": "nosniff",
    "Content-Disposition": contentDisposition("attachment", name),
    "Content-Type": sheetMediaType,
  },
  send: (res) => Promise.resolve(void res.send(Buffer.from(bytes))),
});
