import classes from "./past-notice.module.css";

/** At the top of a page, a table or figures whose year is over, or of an event in which the council no longer takes part. */
export function PastNotice({ text }: { readonly text: string }) {
  return (
    <p className={classes.notice}>
      {text.split(/(\d\d-\d\d-\d{4})/).map((part, place) =>
        place % 2 === 0 ? (
          part
        ) : (
          <span key={place} className={classes.day}>
            {part}
          </span>
        ),
      )}
    </p>
  );
}
