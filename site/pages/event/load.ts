import type { EventPageView } from "#domain/site/event-views.ts";
import { readEvent, readEventAddresses } from "#server/application/site/read-events.ts";
import { linksIn } from "../../content/addresses.ts";
import type { Loader, ListParams } from "../../render/page-loader.ts";
import { eventHead } from "./event-head.ts";

export const load: Loader<EventPageView> = async (ctx, { params, language }) => {
  const content = await readEvent(ctx, { slug: params["slug"] ?? "" });
  if (content === undefined) return undefined;
  const { writtenIn } = content.event;
  const titleLang = writtenIn === language ? undefined : writtenIn;
  return {
    content: { ...content, bodyHtml: linksIn(content.bodyHtml, language) },
    head: { ...eventHead(content.event, ctx.config.publicUrl, language), titleLang, reviewedOn: content.changedOn },
  };
};

export const listParams: ListParams = async (ctx) => (await readEventAddresses(ctx)).map(({ slug, changedOn }) => ({ params: { slug }, changedOn }));
