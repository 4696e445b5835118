import type { FactsView } from "../../content/facts/facts.ts";
import { Facts } from "./facts.tsx";
import type { SitePageProps } from "../site-context.ts";

/** A page that tells facts, as most pages of policies do. @source specification 2 "Policy and resources" */
export function FactsPage({ content }: SitePageProps<FactsView>) {
  return <Facts facts={content} />;
}
