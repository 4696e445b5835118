import { Router, type RequestHandler } from "express";
import { z } from "zod";
import { invalid } from "#domain/errors.ts";
import { LeadInput, maxLeadPhotoBytes } from "#domain/fairs/lead-input.ts";
import { fairMessages } from "#domain/fairs/messages.ts";
import { importMessages, maxImportBytes } from "#domain/members/import-messages.ts";
import { authorize } from "../application/authorize.ts";
import { checkCircularUpload, uploadCircularFile } from "../application/circulars/circular-files.ts";
import { beginImport, countReceivedList } from "../application/members/imports/begin-import.ts";
import { attachDocument, AttachDocumentInput, checkUpload, UploadTarget } from "../application/reimbursements/attach-document.ts";
import { checkLeadUpload, LeadTarget, saveLead } from "../application/fairs/leads.ts";
import { checkPaymentUpload, uploadPaymentFile, UploadPaymentFileInput } from "../application/payments/payment-files.ts";
import { attachRuleSource, AttachRuleSourceInput, checkRuleSourceUpload } from "../application/rules/rule-source.ts";
import { checkContentUpload, uploadDocument, uploadPicture, type ContentUpload } from "../application/site/content/upload-content.ts";
import type { AppContext, Services } from "../context.ts";
import { receivedFiles, receiveUpload } from "../infra/upload-storage.ts";
import { createRequestContext } from "../http/request-context.ts";
import { withWireNames } from "./refusals.ts";

/**
 * What comes with a file: the key of a new draft and what it is started from, or the name of a further paper and the version of the document
 * that the sender saw.
 */
const UploadParts = AttachDocumentInput.pick({ startKey: true, startedFrom: true, paperName: true }).extend({
  documentVersion: z.coerce.number().int().positive().optional(),
});

/** The web client sends one file per request, so that a cut line costs one file. @source security.md 4.1 */
export function uploadsRouter(services: Services): Router {
  const router = Router();
  const contextOf = createRequestContext(services);
  const receive = receiveUpload(services.files, { fields: [{ name: "file", maxCount: 1 }], maxTextFields: 2 });

  const receiveLead = receiveUpload(services.files, {
    fields: [{ name: "file", maxCount: 1 }],
    maxTextFields: 6,
    size: { maxBytes: maxLeadPhotoBytes, tooLarge: () => fairMessages.photoTooLarge },
  });

  const receiveList = receiveUpload(services.files, {
    fields: [{ name: "file", maxCount: 1 }],
    maxTextFields: 2,
    size: { maxBytes: maxImportBytes, tooLarge: importMessages.tooLarge },
  });

  router.post("/imports", async (req, res, next) => {
    const ctx = await contextOf(req, res);
    authorize(ctx.actor, "members.import");
    receiveList(req, res, (error?: unknown) => {
      if (error !== undefined) return next(error);
      const [file] = receivedFiles(req);
      if (file === undefined) return next(invalid("no_file", "Choose a file.", { file: ["Choose a file"] }));
      const { idempotencyKey: key } = ctx;
      const idempotency = key === undefined ? undefined : { key, route: req.path, bodyHash: file.staged.sha256 };
      countReceivedList(ctx)
        .then(() => beginImport({ ...ctx, idempotency }, file))
        .finally(() => services.files.discard(file.staged))
        .then((answer) => res.json(answer), next);
    });
  });

  const takeContent =
    <T>(take: (ctx: AppContext, upload: ContentUpload) => Promise<T>): RequestHandler =>
    async (req, res, next) => {
      const ctx = await contextOf(req, res);
      await checkContentUpload(ctx);
      receive(req, res, (error?: unknown) => {
        if (error !== undefined) return next(error);
        const [file] = receivedFiles(req);
        if (file === undefined) return next(invalid("no_file", "Choose a file.", { file: ["Choose a file"] }));
        const { idempotencyKey: key } = ctx;
        const idempotency = key === undefined ? undefined : { key, route: req.path, bodyHash: file.staged.sha256 };
        take({ ...ctx, idempotency }, file)
          .finally(() => services.files.discard(file.staged))
          .then((answer) => res.json(answer), next);
      });
    };
  router.post("/content/picture", takeContent(uploadPicture));
  router.post("/content/document", takeContent(uploadDocument));

  router.post("/circulars", async (req, res, next) => {
    const ctx = await contextOf(req, res);
    checkCircularUpload(ctx);
    receive(req, res, (error?: unknown) => {
      if (error !== undefined) return next(error);
      const [file] = receivedFiles(req);
      if (file === undefined) return next(invalid("no_file", "Choose a file.", { file: ["Choose a file"] }));
      const { idempotencyKey: key } = ctx;
      const idempotency = key === undefined ? undefined : { key, route: req.path, bodyHash: file.staged.sha256 };
      uploadCircularFile({ ...ctx, idempotency }, file)
        .finally(() => services.files.discard(file.staged))
        .then((answer) => res.json(answer), next);
    });
  });

  router.post("/rules/:id/:revision", async (req, res, next) => {
    const input = AttachRuleSourceInput.parse({ id: req.params.id, revision: Number(req.params.revision) });
    const ctx = await contextOf(req, res);
    checkRuleSourceUpload(ctx);
    receive(req, res, (error?: unknown) => {
      if (error !== undefined) return next(error);
      const [file] = receivedFiles(req);
      if (file === undefined) return next(invalid("no_file", "Choose a file.", { file: ["Choose a file"] }));
      const { idempotencyKey: key } = ctx;
      const idempotency = key === undefined ? undefined : { key, route: req.path, bodyHash: file.staged.sha256 };
      attachRuleSource({ ...ctx, idempotency }, input, file)
        .finally(() => services.files.discard(file.staged))
        .then((answer) => res.json(answer), next);
    });
  });

  router.post("/payments/:kind", async (req, res, next) => {
    const input = UploadPaymentFileInput.parse(req.params);
    const ctx = await contextOf(req, res);
    await checkPaymentUpload(ctx, input);
    receive(req, res, (error?: unknown) => {
      if (error !== undefined) return next(error);
      const [file] = receivedFiles(req);
      if (file === undefined) return next(invalid("no_file", "Choose a file.", { file: ["Choose a file"] }));
      const { idempotencyKey: key } = ctx;
      const idempotency = key === undefined ? undefined : { key, route: req.path, bodyHash: file.staged.sha256 };
      uploadPaymentFile({ ...ctx, idempotency }, input, file)
        .finally(() => services.files.discard(file.staged))
        .then((answer) => res.json(answer), next);
    });
  });

  // A lead comes with its photo or without one: a phone sends one after the other, each until it is answered.
  router.post("/fairs/:fairId/leads/:id", async (req, res, next) => {
    const { id } = req.params;
    const target = LeadTarget.parse({ ...req.params, firmId: req.query["firm"] });
    const ctx = await contextOf(req, res);
    await checkLeadUpload(ctx, target);
    receiveLead(req, res, (error?: unknown) => {
      if (error !== undefined) return next(error);
      const [photo] = receivedFiles(req);
      LeadInput.parseAsync({ ...req.body, ...target, id })
        .then((lead) => saveLead(ctx, lead, photo))
        .finally(() => photo && services.files.discard(photo.staged))
        .then((answer) => res.json(answer), next);
    });
  });

  router.post("/:scheme/:reimbursementId/:fieldName", async (req, res, next) => {
    const { scheme, reimbursementId, fieldName } = req.params;
    const target = UploadTarget.parse({ scheme, fieldName, reimbursementId: reimbursementId === "new" ? undefined : reimbursementId });
    const ctx = await contextOf(req, res);
    await checkUpload(ctx, target);
    receive(req, res, (error?: unknown) => {
      if (error !== undefined) return next(withWireNames(error, { file: fieldName }));
      const [file] = receivedFiles(req);
      if (file === undefined) return next(invalid("no_file", "Choose a file.", { [fieldName]: ["Choose a file"] }));
      const { idempotencyKey: key } = ctx;
      const idempotency = key === undefined ? undefined : { key, route: req.path, bodyHash: file.staged.sha256 };
      UploadParts.parseAsync(req.body)
        .then((parts) => attachDocument({ ...ctx, idempotency }, { ...target, ...parts }, file))
        .finally(() => services.files.discard(file.staged))
        .then((answer) => res.json(answer), next);
    });
  });

  return router;
}
