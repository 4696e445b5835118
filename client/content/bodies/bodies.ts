import type { PageKey } from "../pages.ts";

/** The English text of pages that are one text, as Markdown without a title. A page without one shows its description. */
export const bodies: Readonly<Partial<Record<PageKey, string>>> = {};
