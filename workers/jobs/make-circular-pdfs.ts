import { circularWords } from "#domain/circulars/circular-words.ts";
import { council } from "#domain/council.ts";
import { formatIndianDate } from "#domain/dates.ts";
import { keepCircularPdf, loadCircularPdfs } from "#server/application/circulars/make-circular-pdfs.ts";
import { defineJob } from "../queue/define-job.ts";
import { renderContentPdf } from "../render/content-pdf.ts";

export const makeCircularPdfsJob = defineJob("make-circular-pdfs", async (ctx, { circularId }, run) => {
  const wanted = await loadCircularPdfs(ctx, circularId);
  for (const [index, text] of wanted.entries()) {
    const { language, number, subject, body, publishedOn, holdsFromOn, replaces } = text;
    const { fullName } = language === "hi" ? council.inHindi : council;
    const words = circularWords[language];
    const pdf = await renderContentPdf({
      council: { shortName: council.shortName, fullName, contact: council.contactEmail },
      language,
      kindLabel: `${words.circular} ${number}`,
      title: subject,
      dateLabel: formatIndianDate(publishedOn),
      summary: [words.holdsFrom(formatIndianDate(holdsFromOn)), ...(replaces === null ? [] : [words.replaces(replaces)])].join(" "),
      body,
      origin: ctx.config.publicUrl,
      madeAt: new Date(`${publishedOn}T00:00:00Z`),
    });
    const isLast = index === wanted.length - 1;
    await keepCircularPdf(ctx, text, pdf, async (tx) => (isLast ? run.finish(tx) : undefined));
  }
});
