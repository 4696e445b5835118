import { Router, type Response } from "express";
import { contentDisposition, nameOfKind } from "#domain/reimbursements/file-name.ts";
import { hrefOf, inLanguage } from "../content/addresses.ts";
import { languageKeys } from "../content/languages/languages.ts";
import { pagesWithPdf, pdfPathOf } from "../content/pages.ts";
import { openDocument, OpenDocumentInput, openPicture, OpenPictureInput, type OpenedFile } from "#server/application/site/open-media.ts";
import { readPageDocument } from "#server/application/site/read-page-document.ts";
import type { AppContext, Services } from "#server/context.ts";
import { createRequestContext } from "#server/http/request-context.ts";
import { visitorContext } from "./site-pages.ts";

/** The PDF of each page that has one, in each language. */
const pagePdfs = languageKeys.flatMap((language) => pagesWithPdf.map((key) => ({ key, language, path: inLanguage(pdfPathOf(key), language) })));

/** All paths below which `mediaRouter` answers. */
export const mediaPaths: readonly string[] = ["/media", "/documents", ...pagePdfs.map(({ path }) => path)];

/**
 * Pictures and documents of the website: for everyone while they are public, else for the council. The bytes at an address never change: a new
 * version has a new address.
 */
export function mediaRouter(services: Services): Router {
  const router = Router();
  const contextOf = createRequestContext(services);

  router.get("/media/:id/:file", async (req, res, next) => {
    const [width, format] = req.params.file.split(".");
    const input = OpenPictureInput.safeParse({ id: req.params.id, width, format });
    if (!input.success) return next();
    res.setHeader("Cache-Control", notStored);
    const ctx = await contextOf(req, res);
    send(res, cachingOf(ctx), await openPicture(ctx, input.data));
  });

  router.get("/documents/:id/:name", async (req, res, next) => {
    const input = OpenDocumentInput.safeParse(req.params);
    if (!input.success) return next();
    res.setHeader("Cache-Control", notStored);
    const ctx = await contextOf(req, res);
    const file = await openDocument(ctx, input.data);
    res.setHeader("Content-Disposition", contentDisposition("inline", nameOfKind(file.name, file.mediaType)));
    send(res, cachingOf(ctx), file);
  });

  // The address stays when the document is made again. Without a document it leads to the page.
  for (const { key, language, path } of pagePdfs)
    router.get(path, async (_req, res) => {
      const document = await readPageDocument(visitorContext(services, language), { key });
      res.setHeader("Cache-Control", "no-cache");
      res.redirect(302, document?.href ?? hrefOf(key, language));
    });

  return router;
}

const notStored = "private, no-store";

/** A public file is shown for five minutes without asking whether it is public still. The answer to a signed-in reader has a header of the session. */
const cachingOf = ({ actor }: AppContext): string => `${actor.kind === "user" ? "private" : "public"}, max-age=300`;

/** Sends a file of this disk: a reader on a slow line keeps no connection to the object store open. */
function send(res: Response, caching: string, { path, mediaType, isPublic }: OpenedFile): void {
  res.setHeader("X-Content-Type-Options", "nosniff");
  // The PDF reader of the browser is an object of the page.
  res.setHeader("Content-Security-Policy", "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'");
  res.setHeader("Cross-Origin-Resource-Policy", "same-origin");
  if (isPublic) res.setHeader("Cache-Control", caching);
  // Of all bytes that this address ever has.
  res.setHeader("ETag", '"1"');
  res.type(mediaType).sendFile(path, { cacheControl: false, lastModified: false, dotfiles: "allow" });
}
