import type { ReactNode } from "react";
import type { FactsView } from "#domain/site/facts/facts-page.ts";
import { Facts } from "./facts/facts.tsx";
import classes from "./beside-facts.module.css";

/** What a page is for, with the facts that belong to it below. */
export function BesideFacts({ facts, children }: { readonly facts: FactsView; readonly children: ReactNode }) {
  return (
    <div className={classes.page}>
      {children}
      <Facts facts={facts} />
    </div>
  );
}
