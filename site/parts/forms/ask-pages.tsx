import type { TextContent } from "../../content/page-contents.ts";
import { AskPage } from "./ask-page.tsx";
import { useTexts, type SitePageProps } from "../site-context.ts";

/** /membership-query: a contact form for the Membership Desk. @source specification 2 "/membership-query" */
export function MembershipQueryPage({ content }: SitePageProps<TextContent>) {
  const { membership } = useTexts();
  return <AskPage text={content} title={membership.queryTitle} subject={membership.querySubject} />;
}

/** /feedback: a contact form about the website. @source ux.md "Public pages" */
export function FeedbackPage({ content }: SitePageProps<TextContent>) {
  const { membership } = useTexts();
  return <AskPage text={content} title={membership.feedbackTitle} subject={membership.feedbackTitle} />;
}
