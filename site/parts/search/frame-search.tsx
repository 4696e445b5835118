import { IconSearch } from "#client/shared/icons.ts";
import { useHref, useTexts } from "../site-context.ts";
import classes from "./frame-search.module.css";

/** The search in the top bar: a field on wide screens, else a link to the search page. */
export function FrameSearch() {
  const { frame } = useTexts();
  const href = useHref();
  const page = href("search");
  return (
    <>
      <form className={classes.box} role="search" action={page} aria-label={frame.searchSite}>
        <input type="search" name="search" aria-label={frame.searchSite} placeholder={frame.search} maxLength={200} />
        <button className={classes.button}>
          <IconSearch size={18} aria-hidden="true" />
          <span className="portal-unseen">{frame.search}</span>
        </button>
      </form>
      <a className={classes.link} href={page}>
        <IconSearch size={20} aria-hidden="true" />
        <span className="portal-unseen">{frame.searchSite}</span>
      </a>
    </>
  );
}
