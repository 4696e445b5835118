import type { PublicCircularView } from "#domain/circulars/circular-views.ts";
import { findPublicCircularView, listEveryPublicCircular } from "#server/application/circulars/public-circulars.ts";
import type { ListParams, Loader } from "../../render/page-loader.ts";

export const load: Loader<PublicCircularView> = async (ctx, { params, language }) => {
  const content = await findPublicCircularView(ctx, { slug: params["slug"] ?? "" });
  if (content === undefined) return undefined;
  const title = language === "hi" ? content.subjectHindi : content.subject;
  return { content, head: { title, description: `${content.number}: ${title}`, reviewedOn: content.withdrawnOn ?? content.publishedOn } };
};

export const listParams: ListParams = async (ctx) => (await listEveryPublicCircular(ctx)).map(({ slug }) => ({ slug }));
