import { entryIn } from "#domain/site/content/in-language.ts";
import type { ContentKind } from "#domain/site/content/kinds/index.ts";
import type { PublishedContent } from "#domain/site/content/published.ts";
import { findPublishedContent, selectPublishedContent, selectPublishedKinds } from "#db/queries/published-content.ts";
import type { AppContext } from "../../context.ts";

/** All public entries of a kind in the language of the reader, in the order of the kind. */
export async function listPublished<K extends ContentKind>(ctx: AppContext, kind: K): Promise<readonly PublishedContent<K>[]> {
  return (await selectPublishedContent(ctx.db, kind, ctx.now())).map((entry) => entryIn(entry, ctx.language ?? "en"));
}

/** The same of several kinds, in one query. */
export async function listPublishedKinds<K extends ContentKind>(
  ctx: AppContext,
  kinds: readonly K[],
): Promise<{ readonly [Each in K]: readonly PublishedContent<Each>[] }> {
  const found = await selectPublishedKinds(ctx.db, kinds, ctx.now());
  const listed = kinds.map((kind) => [kind, found[kind].map((entry) => entryIn(entry, ctx.language ?? "en"))]);
  return Object.fromEntries(listed) as { readonly [Each in K]: readonly PublishedContent<Each>[] }; // each list holds its own kind only
}

/** One public entry by its address, in the language of the reader. */
export async function findPublished<K extends ContentKind>(ctx: AppContext, kind: K, slug: string): Promise<PublishedContent<K> | undefined> {
  const entry = await findPublishedContent(ctx.db, kind, slug, ctx.now());
  return entry && entryIn(entry, ctx.language ?? "en");
}
