import type { ReactNode } from "react";
import classes from "./accordion.module.css";

/** Content that opens under its heading. `details` needs no script, and the search of the browser finds what is inside. */
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
