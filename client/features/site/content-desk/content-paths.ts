import { paths } from "#domain/council.ts";
import type { ContentKind } from "#domain/site/content/kinds/index.ts";

/** The list of a kind, and one entry of it; "new" begins one. */
export const contentListPath = (kind: ContentKind): string => `${paths.content}/${kind}`;
export const contentEntryPath = (kind: ContentKind, id: string): string => `${paths.content}/${kind}/${id}`;
