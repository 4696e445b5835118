import type { TextContent } from "../../content/page-content.ts";
import { AskPage } from "../../parts/forms/ask-page.tsx";
import { usePageTexts, type SitePageProps } from "../../parts/site-context.ts";

/** A contact form for the Membership Desk. @source specification 2 "/membership-query" */
export function Page({ content }: SitePageProps<TextContent>) {
  const { formTitle, subject } = usePageTexts()["membership-query"];
  return <AskPage text={content} title={formTitle} subject={subject} />;
}
