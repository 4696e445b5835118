import type { PublicCircularView } from "#domain/circulars/circular-views.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import { findPublicCircularView, listEveryPublicCircular } from "#server/application/circulars/public-circulars.ts";
import { linksIn } from "../../content/addresses.ts";
import type { ListParams, Loader } from "../../render/page-loader.ts";

/** `today`: YYYY-MM-DD. The circular that replaces it may hold from a later day. */
export type CircularContent = PublicCircularView & { readonly today: string };

export const load: Loader<CircularContent> = async (ctx, { params, language }) => {
  const found = await findPublicCircularView(ctx, { slug: params["slug"] ?? "" });
  if (found === undefined) return undefined;
  const bodies = { bodyHtml: linksIn(found.bodyHtml, "en"), bodyHindiHtml: linksIn(found.bodyHindiHtml, "hi") };
  const content = { ...found, ...bodies, today: calendarDateInIndia(ctx.now()) };
  const title = language === "hi" ? content.subjectHindi : content.subject;
  return { content, head: { title, description: `${content.number}: ${title}`, reviewedOn: content.withdrawnOn ?? content.publishedOn } };
};

export const listParams: ListParams = async (ctx) =>
  (await listEveryPublicCircular(ctx)).map(({ slug, publishedOn, withdrawnOn }) => ({ params: { slug }, changedOn: withdrawnOn ?? publishedOn }));
