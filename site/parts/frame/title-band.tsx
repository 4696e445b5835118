import { useHref, usePageTexts, useTexts } from "../site-context.ts";
import type { SiteState } from "../site-state.ts";
import { sectionOf } from "../../content/pages.ts";
import classes from "./title-band.module.css";

type TitleBandProps = { readonly pageKey: SiteState["key"] } & Pick<SiteState, "title" | "titleLang">;

/** The title of the page and its breadcrumbs. @source specification 2 "Shared frame" */
export function TitleBand({ pageKey, title, titleLang }: TitleBandProps) {
  const { frame } = useTexts();
  const pages = usePageTexts();
  const href = useHref();
  const section = pageKey === "not-found" ? undefined : sectionOf(pageKey);
  return (
    <div className={classes.band}>
      <div className={classes.inner}>
        <nav aria-label={frame.breadcrumbs}>
          <ol className={classes.crumbs}>
            <li>
              <a href={href("home")}>{pages.home.label}</a>
            </li>
            {section !== undefined && <li>{frame.sections[section]}</li>}
            <li aria-current="page" lang={titleLang}>
              {title}
            </li>
          </ol>
        </nav>
        <h1 className={classes.title} lang={titleLang}>
          {title}
        </h1>
      </div>
    </div>
  );
}
