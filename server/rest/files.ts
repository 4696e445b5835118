import { pipeline } from "node:stream/promises";
import { Router } from "express";
import { contentDisposition } from "#domain/reimbursements/file-name.ts";
import { openCircularPdf } from "../application/circulars/circular-files.ts";
import { bundleDocuments, BundleDocumentsInput } from "../application/files/bundle-documents.ts";
import { downloadFile, OpenFileInput } from "../application/files/open-file.ts";
import { renderFilePage, RenderFilePageInput } from "../application/files/render-file-page.ts";
import { openLeadPhoto } from "../application/fairs/leads.ts";
import {
  openApplicationDocument,
  openOwnApplicationDocument,
  OpenOwnDocumentInput,
  renderApplicationPage,
  RenderApplicationPageInput,
} from "../application/joining/open-application-document.ts";
import { makePreReceipt, MakePreReceiptInput } from "../application/payments/make-pre-receipt.ts";
import { renderPaymentPage, RenderPaymentPageInput } from "../application/payments/render-payment-page.ts";
import { openPaymentFile } from "../application/payments/payment-files.ts";
import type { Services } from "../context.ts";
import { openRuleSource } from "../application/rules/rule-source.ts";
import { createRequestContext } from "../http/request-context.ts";
import { protect } from "./protect.ts";
import { sendZip } from "./zip-download.ts";

/** Stored documents and dossiers for readers of the web client: the original, and its pages as pictures. */
export function filesRouter(services: Services): Router {
  const router = Router();
  const contextOf = createRequestContext(services);

  // Before the addresses of reimbursements: no reimbursement has the id "payments", "rules", "circulars" or "joining".
  router.get("/payments/pre-receipts/:lineId", async (req, res) => {
    const input = MakePreReceiptInput.parse({ lineId: req.params.lineId, language: req.query["language"] });
    const { path, name } = await makePreReceipt(await contextOf(req, res), input);
    protect(res);
    res.setHeader("Content-Disposition", contentDisposition("attachment", name));
    res.type("application/pdf").sendFile(path, { cacheControl: false, dotfiles: "allow" });
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
        ? await openApplicationDocument(ctx, { documentId })
        : await openOwnApplicationDocument(ctx, OpenOwnDocumentInput.parse({ documentId, key }));
    const path = await services.files.localPath(document.storageKey);
    protect(res);
    res.setHeader("Content-Disposition", contentDisposition("attachment", document.name));
    res.type(document.mediaType).sendFile(path, { cacheControl: false, dotfiles: "allow" });
  });

  router.get("/:reimbursementId/:fileId/pages/:page", async (req, res) => {
    const ctx = await contextOf(req, res);
    const input = RenderFilePageInput.parse({ ...req.params, widthPx: req.query["width"] ?? "1200" });
    const path = await renderFilePage(ctx, input);
    protect(res);
    res.type("image/webp").sendFile(path, { cacheControl: false, dotfiles: "allow" });
  });

  router.get("/payments/:fileId", async (req, res) => {
    const file = await openPaymentFile(await contextOf(req, res), { fileId: req.params.fileId });
    const path = await services.files.localPath(file.storageKey);
    protect(res);
    res.setHeader("Content-Disposition", contentDisposition("attachment", file.name));
    res.type(file.mediaType).sendFile(path, { cacheControl: false, dotfiles: "allow" });
  });

  router.get("/fair-leads/:leadId", async (req, res) => {
    const { storageKey } = await openLeadPhoto(await contextOf(req, res), { leadId: req.params.leadId });
    const path = await services.files.localPath(storageKey);
    protect(res);
    res.setHeader("Content-Disposition", contentDisposition("attachment", "card.jpg"));
    res.type("image/jpeg").sendFile(path, { cacheControl: false, dotfiles: "allow" });
  });

  router.get("/rules/:id", async (req, res) => {
    const { body, name, sizeBytes } = await openRuleSource(await contextOf(req, res), { id: req.params.id });
    protect(res);
    res.setHeader("Content-Disposition", contentDisposition("attachment", name));
    res.setHeader("Content-Length", sizeBytes);
    res.type("application/pdf");
    await pipeline(body, res).catch((error: unknown) => {
      // A reader who closes the connection causes no error.
      if (!res.destroyed) throw error;
    });
  });

  router.get("/circulars/:id/:language", async (req, res) => {
    const { body, name, sizeBytes } = await openCircularPdf(await contextOf(req, res), req.params);
    protect(res);
    res.setHeader("Content-Disposition", contentDisposition("attachment", name));
    res.setHeader("Content-Length", sizeBytes);
    res.type("application/pdf");
    await pipeline(body, res).catch((error: unknown) => {
      // A reader who closes the connection causes no error.
      if (!res.destroyed) throw error;
    });
  });

  router.get("/:reimbursementId/all.zip", async (req, res) => {
    const bundle = await bundleDocuments(await contextOf(req, res), BundleDocumentsInput.parse(req.params));
    protect(res);
    await sendZip(res, bundle, services.files);
  });

  router.get("/:reimbursementId/:fileId", async (req, res) => {
    const ctx = await contextOf(req, res);
    const file = await downloadFile(ctx, OpenFileInput.parse(req.params));
    const path = await services.files.localPath(file.storageKey);
    protect(res);
    res.setHeader("Content-Disposition", contentDisposition("attachment", file.name));
    res.type(file.mediaType).sendFile(path, { cacheControl: false, dotfiles: "allow" });
  });

  return router;
}
