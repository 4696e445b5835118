import { z } from "zod";
import { council } from "#domain/council.ts";
import { textsOf } from "../content/languages/all-texts.ts";
import type { SiteState } from "../parts/site-state.ts";

/** The name of a page. The home page is called by the council's name: "Home" says nothing outside of the website. */
export const ownTitle = ({ key, language, title }: SiteState): string => (key === "home" ? textsOf(language).frame.councilName : title);

/**
 * The title of the window: "Error: " first where a form or a field is refused, and the page of a list from the second on.
 * @source ux.md "Every screen"
 */
export function windowTitle(state: SiteState): string {
  const { forms, tables } = textsOf(state.language);
  const isRefused = state.posted?.outcome.isSent === false || state.hasError === true;
  const page = pageShownIn(state.content);
  return `${isRefused ? forms.errorFirst : ""}${ownTitle(state)}${page > 1 ? `, ${tables.page(page)}` : ""} - ${council.shortName}`;
}

const List = z.object({ page: z.int(), pageCount: z.int() });

/** The page of the list that is the content of a page, or a part of it. 1 without a list. */
function pageShownIn(content: unknown): number {
  const parts = typeof content === "object" && content !== null ? Object.values(content) : [];
  return [content, ...parts].map((part) => List.safeParse(part).data?.page).find((page) => page !== undefined) ?? 1;
}
