import type { TextContent } from "../../content/page-content.ts";
import { AskPage } from "../../parts/forms/ask-page.tsx";
import { usePageTexts, type SitePageProps } from "../../parts/site-context.ts";

/** A contact form about the website. @source ux.md "Public pages" */
export function Page({ content }: SitePageProps<TextContent>) {
  const { formTitle } = usePageTexts().feedback;
  return <AskPage text={content} title={formTitle} subject={formTitle} />;
}
