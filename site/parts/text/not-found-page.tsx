import type { PageKey } from "../../content/pages.ts";
import { SearchBox } from "../search/search-box.tsx";
import { useHref, usePageTexts, useTexts } from "../site-context.ts";
import classes from "./not-found-page.module.css";

const suggestions: readonly PageKey[] = ["home", "sitemap", "upcoming-events", "become-a-member", "public-notice", "contact"];

/** For an unknown address. @source specification 2 "Shared frame"; ux.md "Public pages" */
export function NotFoundPage() {
  const { frame } = useTexts();
  const pages = usePageTexts();
  const href = useHref();
  return (
    <div className={classes.page}>
      <p>{frame.notFoundLead}</p>
      <SearchBox id="words" />
      <p>{frame.notFoundHelp}</p>
      <ul>
        {suggestions.map((page) => (
          <li key={page}>
            <a href={href(page)}>{pages[page].label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
