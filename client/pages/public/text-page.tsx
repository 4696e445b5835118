import type { TextContent } from "../../content/page-contents.ts";
import { Prose } from "../../components/prose.tsx";
import { EnglishOnly } from "../../features/site/english-only.tsx";
import type { SitePageProps } from "../../lib/site-context.ts";

/** A page that is one text. */
export function TextPage({ content, language }: SitePageProps<TextContent>) {
  const text = <Prose html={content.html} />;
  return content.writtenIn === language ? text : <EnglishOnly>{text}</EnglishOnly>;
}
