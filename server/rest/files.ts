import { Router, type Response } from "express";
import { contentDisposition, nameOfKind } from "#domain/reimbursements/file-name.ts";
import { openCircularPdf } from "../application/circulars/circular-files.ts";
import { bundleDocuments, BundleDocumentsInput } from "../application/files/bundle-documents.ts";
import { OpenFileInput } from "../application/files/open-file.ts";
import { openStoredPath } from "../application/find-stored-file.ts";
import { openStored } from "../application/files/open-target.ts";
import { renderFilePage, RenderFilePageInput } from "../application/files/render-file-page.ts";
import { openLeadPhoto } from "../application/fairs/leads.ts";
import {
  downloadApplicationDocument,
  openOwnApplicationDocument,
  OpenOwnDocumentInput,
  renderApplicationPage,
  RenderApplicationPageInput,
} from "../application/joining/open-application-document.ts";
import { makePreReceipt, MakePreReceiptInput } from "../application/payments/make-pre-receipt.ts";
import { renderPaymentPage, RenderPaymentPageInput } from "../application/payments/render-payment-page.ts";
import { downloadPaymentFile } from "../application/payments/payment-files.ts";
import type { Services } from "../context.ts";
import { openRuleSource } from "../application/rules/rule-source.ts";
import { createRequestContext } from "../http/request-context.ts";
import { protect } from "./protect.ts";
import { sendUnchanging } from "./send-unchanging.ts";
import { sendZip } from "./zip-download.ts";

/** Stored documents and dossiers for readers of the web client: the original, and its pages as pictures. */
export function filesRouter(services: Services): Router {
  const router = Router();
  const contextOf = createRequestContext(services);

  // Before the addresses of reimbursements: no reimbursement has the id "payments", "rules", "circulars" or "joining".
  router.get("/payments/pre-receipts/:lineId", async (req, res) => {
    const input = MakePreReceiptInput.parse({ lineId: req.params.lineId, language: req.query["language"] });
    const { path, name } = await makePreReceipt(await contextOf(req, res), input);
    await sendAttachment(res, { path, name, mediaType: "application/pdf" });
  });

  router.get("/payments/:fileId/pages/:page", async (req, res) => {
    const ctx = await contextOf(req, res);
    const path = await renderPaymentPage(ctx, RenderPaymentPageInput.parse({ ...req.params, widthPx: req.query["width"] ?? "1200" }));
    protect(res);
    res.type("image/webp").sendFile(path, { cacheControl: false, dotfiles: "allow" });
  });

  router.get("/joining/:documentId/pages/:page", async (req, res) => {
    const ctx = await contextOf(req, res);
    const path = await renderApplicationPage(ctx, RenderApplicationPageInput.parse({ ...req.params, widthPx: req.query["width"] ?? "1200" }));
    protect(res);
    res.type("image/webp").sendFile(path, { cacheControl: false, dotfiles: "allow" });
  });

  router.get("/joining/:documentId", async (req, res) => {
    const { documentId } = req.params;
    const { key } = req.query;
    const ctx = await contextOf(req, res);
    // An applicant has no login: the key of the link is the permission.
    const document =
      key === undefined
        ? await downloadApplicationDocument(ctx, { documentId })
        : await openOwnApplicationDocument(ctx, OpenOwnDocumentInput.parse({ documentId, key }));
    await sendAttachment(res, { ...document, path: await openStoredPath(services, document.storageKey) });
  });

  router.get("/:reimbursementId/:fileId/pages/:page", async (req, res) => {
    const ctx = await contextOf(req, res);
    const input = RenderFilePageInput.parse({ ...req.params, widthPx: req.query["width"] ?? "1200" });
    const path = await renderFilePage(ctx, input);
    protect(res);
    res.type("image/webp").sendFile(path, { cacheControl: false, dotfiles: "allow" });
  });

  router.get("/payments/:fileId", async (req, res) => {
    const file = await downloadPaymentFile(await contextOf(req, res), { fileId: req.params.fileId });
    await sendAttachment(res, { ...file, path: await openStoredPath(services, file.storageKey) });
  });

  router.get("/fair-leads/:leadId", async (req, res) => {
    const { storageKey } = await openLeadPhoto(await contextOf(req, res), { leadId: req.params.leadId });
    await sendAttachment(res, { path: await openStoredPath(services, storageKey), name: "card.jpg", mediaType: "image/jpeg" });
  });

  router.get("/rules/:id", async (req, res) => {
    const { storageKey, name } = await openRuleSource(await contextOf(req, res), { id: req.params.id });
    await sendAttachment(res, { path: await openStoredPath(services, storageKey), name, mediaType: "application/pdf" });
  });

  router.get("/circulars/:id/:language", async (req, res) => {
    const { storageKey, name } = await openCircularPdf(await contextOf(req, res), req.params);
    await sendAttachment(res, { path: await openStoredPath(services, storageKey), name, mediaType: "application/pdf" });
  });

  router.get("/:reimbursementId/all.zip", async (req, res) => {
    const bundle = await bundleDocuments(await contextOf(req, res), BundleDocumentsInput.parse(req.params));
    protect(res);
    await sendZip(res, bundle, services);
  });

  router.get("/:reimbursementId/:fileId", async (req, res) => {
    const ctx = await contextOf(req, res);
    const { reimbursementId, fileId } = OpenFileInput.parse(req.params);
    await sendAttachment(res, await openStored(ctx, reimbursementId, fileId));
  });

  return router;
}

/** Sends a file of this disk: a reader on a slow line keeps no connection to the object store open. */
async function sendAttachment(
  res: Response,
  { path, name, mediaType }: { readonly path: string; readonly name: string; readonly mediaType: string },
): Promise<void> {
  protect(res);
  res.setHeader("Content-Disposition", contentDisposition("attachment", nameOfKind(name, mediaType)));
  await sendUnchanging(res.type(mediaType), path);
}
