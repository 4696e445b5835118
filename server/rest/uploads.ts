import { Router, type RequestHandler } from "express";
import { invalid } from "#domain/errors.ts";
import { importMessages, maxImportBytes } from "#domain/members/import-messages.ts";
import { authorize } from "../application/authorize.ts";
import { beginImport, countReceivedList } from "../application/members/imports/begin-import.ts";
import { attachDocument, AttachDocumentInput, checkUpload } from "../application/reimbursements/attach-document.ts";
import { checkContentUpload, uploadDocument, uploadPicture, type ContentUpload } from "../application/site/content/upload-content.ts";
import type { AppContext, Services } from "../context.ts";
import { receivedFiles, receiveUpload } from "../infra/upload-storage.ts";
import { createRequestContext } from "../http/request-context.ts";
import { withWireNames } from "./refusals.ts";

/** The web client sends one file per request, so that a cut line costs one file. @source security.md 4.1 */
export function uploadsRouter(services: Services): Router {
  const router = Router();
  const contextOf = createRequestContext(services);
  const receive = receiveUpload(services.files, { fields: [{ name: "file", maxCount: 1 }], maxTextFields: 2 });

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

  router.post("/:scheme/:reimbursementId/:fieldName", async (req, res, next) => {
    const { scheme, reimbursementId, fieldName } = req.params;
    const input = AttachDocumentInput.parse({ scheme, fieldName, reimbursementId: reimbursementId === "new" ? undefined : reimbursementId });
    const ctx = await contextOf(req, res);
    await checkUpload(ctx, input);
    receive(req, res, (error?: unknown) => {
      if (error !== undefined) return next(withWireNames(error, { file: fieldName }));
      const [file] = receivedFiles(req);
      if (file === undefined) return next(invalid("no_file", "Choose a file.", { [fieldName]: ["Choose a file"] }));
      const { idempotencyKey: key } = ctx;
      const idempotency = key === undefined ? undefined : { key, route: req.path, bodyHash: file.staged.sha256 };
      attachDocument({ ...ctx, idempotency }, input, file)
        .finally(() => services.files.discard(file.staged))
        .then((answer) => res.json(answer), next);
    });
  });

  return router;
}
