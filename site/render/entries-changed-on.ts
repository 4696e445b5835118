import type { ContentKind } from "#domain/site/content/kinds/index.ts";
import { readChangedOn } from "#server/application/site/read-changed-on.ts";
import type { ChangedOn } from "./page-loader.ts";

/** `changedOn` of a page that shows the entries of these kinds. */
export const entriesChangedOn =
  (...kinds: readonly ContentKind[]): ChangedOn =>
  (ctx) =>
    readChangedOn(ctx, kinds);
