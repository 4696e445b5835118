import { council } from "#domain/council.ts";
import { keepContentDocument, loadContentDocument } from "#server/application/site/content/make-document.ts";
import { defineJob } from "../queue/define-job.ts";
import { renderContentPdf } from "../render/content-pdf.ts";

export const makeContentDocumentJob = defineJob("make-content-document", async (ctx, { entryId }, run) => {
  const wanted = await loadContentDocument(ctx, entryId);
  if (wanted === undefined) return;
  const { publishedOn, ...text } = wanted.text;
  const pdf = await renderContentPdf({
    ...text,
    council: { shortName: council.shortName, fullName: council.fullName, contact: council.contactEmail },
    origin: ctx.config.publicUrl,
    dateLabel: publishedOn === null ? "" : publishedOn.split("-").toReversed().join("-"),
    madeAt: new Date(publishedOn === null ? 0 : `${publishedOn}T00:00:00Z`),
  });
  await keepContentDocument(ctx, wanted, pdf, (tx) => run.finish(tx));
});
