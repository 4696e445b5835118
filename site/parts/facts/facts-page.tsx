import type { FactsView } from "../../content/facts/facts.ts";
import { Facts } from "./facts.tsx";
import type { SitePageProps } from "../site-context.ts";

/** A page of facts, as most policy pages are. @source specification 2 "Policy and resources" */
export function FactsPage({ content }: SitePageProps<FactsView>) {
  return <Facts facts={content} />;
}
