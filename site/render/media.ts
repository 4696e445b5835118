import { pipeline } from "node:stream/promises";
import { Router, type Response } from "express";
import { contentDisposition } from "#domain/reimbursements/file-name.ts";
import { pagesWithPdf, pdfPathOf, sitePages } from "../content/pages.ts";
import { openDocument, OpenDocumentInput, openPicture, OpenPictureInput, type OpenedFile } from "#server/application/site/open-media.ts";
import { readPageDocument } from "#server/application/site/read-page-document.ts";
import type { Services } from "#server/context.ts";
import { visitorContext } from "./site-pages.ts";

/** All paths below which `mediaRouter` answers. */
export const mediaPaths: readonly string[] = ["/media", "/documents", ...pagesWithPdf.map(pdfPathOf)];

/** Pictures and documents of the website. The bytes at an address never change: a new version has a new address. */
export function mediaRouter(services: Services): Router {
  const router = Router();

  router.get("/media/:id/:file", async (req, res, next) => {
    const [width, format] = req.params.file.split(".");
    const input = OpenPictureInput.safeParse({ id: req.params.id, width, format });
    if (!input.success) return next();
    await send(res, await openPicture(visitorContext(services), input.data));
  });

  router.get("/documents/:id/:name", async (req, res, next) => {
    const input = OpenDocumentInput.safeParse(req.params);
    if (!input.success) return next();
    const file = await openDocument(visitorContext(services), input.data);
    res.setHeader("Content-Disposition", contentDisposition("inline", file.name));
    await send(res, file);
  });

  // The address stays when the document is made again. Without a document it leads to the page.
  for (const key of pagesWithPdf)
    router.get(pdfPathOf(key), async (_req, res) => {
      const document = await readPageDocument(visitorContext(services), { key });
      res.setHeader("Cache-Control", "no-cache");
      res.redirect(302, document?.href ?? sitePages[key].path);
    });

  return router;
}

async function send(res: Response, { body, mediaType, sizeBytes }: OpenedFile): Promise<void> {
  res.setHeader("X-Content-Type-Options", "nosniff");
  // The PDF reader of the browser is an object of the page.
  res.setHeader("Content-Security-Policy", "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'");
  res.setHeader("Cross-Origin-Resource-Policy", "same-origin");
  res.setHeader("Cache-Control", "public, max-age=31536000, immutable");
  res.setHeader("Content-Length", sizeBytes);
  res.type(mediaType);
  // A reader who closes the connection causes no error.
  await pipeline(body, res).catch((error: unknown) => {
    if (!res.destroyed) throw error;
  });
}
