import { council } from "#domain/council.ts";
import { keepContentDocument, loadContentDocuments } from "#server/application/site/content/make-document.ts";
import { defineJob } from "../queue/define-job.ts";
import { renderContentPdf } from "../render/content-pdf.ts";

export const makeContentDocumentJob = defineJob("make-content-document", async (ctx, { entryId }, run) => {
  const wanted = await loadContentDocuments(ctx, entryId);
  for (const [index, document] of wanted.entries()) {
    const { publishedOn, ...text } = document.text;
    const { fullName } = text.language === "hi" ? council.inHindi : council;
    const pdf = await renderContentPdf({
      ...text,
      council: { shortName: council.shortName, fullName, contact: council.contactEmail },
      origin: ctx.config.publicUrl,
      dateLabel: publishedOn === null ? "" : publishedOn.split("-").toReversed().join("-"),
      madeAt: new Date(publishedOn === null ? 0 : `${publishedOn}T00:00:00Z`),
    });
    const isLast = index === wanted.length - 1;
    await keepContentDocument(ctx, document, pdf, async (tx) => (isLast ? run.finish(tx) : undefined));
  }
});
