import classes from "./past-notice.module.css";

/** At the top of a page, a table or figures whose year is over. */
export function PastNotice({ text }: { readonly text: string }) {
  return <p className={classes.notice}>{text}</p>;
}
