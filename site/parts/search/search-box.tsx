import { useHref, useTexts } from "../site-context.ts";
import classes from "./search.module.css";

type SearchBoxProps = {
  /** Unique on the page. */
  readonly id: string;
  readonly words?: string;
};

/** Searches the whole website. A plain form, which needs no script. */
export function SearchBox({ id, words = "" }: SearchBoxProps) {
  const { frame } = useTexts();
  const href = useHref();
  return (
    <form className={classes.box} role="search" action={href("search")} aria-label={frame.searchWords}>
      <label className="portal-unseen" htmlFor={id}>
        {frame.searchWords}
      </label>
      <input id={id} type="search" name="search" defaultValue={words} maxLength={200} placeholder={frame.search} />
      <button className="site-button">{frame.search}</button>
    </form>
  );
}
