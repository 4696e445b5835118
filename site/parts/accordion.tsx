import type { ReactNode } from "react";
import classes from "./accordion.module.css";

/** Something that opens under its heading; the browser's own, so it works without scripts and is found by its search. */
export function Accordion({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className={classes.details}>
      <summary className={classes.summary}>
        <h3 className={classes.title}>{title}</h3>
      </summary>
      <div className={classes.body}>{children}</div>
    </details>
  );
}
