import type { FactsView } from "../../content/facts/facts.ts";
import { type SitePageProps, useHref, usePageTexts } from "../site-context.ts";
import { Facts } from "./facts.tsx";
import classes from "./facts.module.css";

/** A page of facts about a reimbursement, with the way to the rules that hold today. */
export function FactsWithRules({ content }: SitePageProps<FactsView>) {
  const { label, description } = usePageTexts()["rules-in-force"];
  const href = useHref();
  return (
    <>
      <p className={classes.rules}>
        <a href={href("rules-in-force")}>{label}</a>: {description}
      </p>
      <Facts facts={content} />
    </>
  );
}
