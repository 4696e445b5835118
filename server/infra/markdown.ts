import type { ContentLanguage } from "#domain/site/content/languages.ts";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { micromark } from "micromark";
import { gfmTable, gfmTableHtml } from "micromark-extension-gfm-table";

/** Pictures come from the media library, with an alternative text; never from an address in a text. */
const withoutPictures = { disable: { null: ["labelStartImage"] } };
/** The syntax of both readers below: they share micromark as their parser. */
const extensions = [gfmTable(), withoutPictures];

/** The start of a link to another website, also of one that leaves the protocol out, with the host. */
const leaving = /^<a href="(?:https?:)?\/\/([^"/?#]+)/;

/** Marks the link that ends after this part of the HTML, if it leads to another website. */
function markLeaving(html: string, language: ContentLanguage): string {
  const at = html.lastIndexOf("<a ");
  const host = leaving.exec(html.slice(at))?.[1];
  if (host === undefined) return html;
  const link = html.slice(at + "<a ".length);
  return `${html.slice(0, at)}<a target="_blank" rel="noopener noreferrer" ${link}<span class="portal-unseen"> (${opensHost[language](host)})</span>`;
}

const opensHost: Readonly<Record<ContentLanguage, (host: string) => string>> = {
  en: (host) => `opens ${host} in a new tab`,
  hi: (host) => `${host} नए टैब में खुलता है`,
};

/**
 * Turns the Markdown of staff into HTML: paragraphs, headings below the page's own, lists, tables, links, emphasis, code. HTML in the text
 * is shown as text and links lead only to http, https, mailto and places of this site. A link to another site
 * opens a new tab and says so.
 * @param text within the limits of `markdownProblem`, which keep the time short
 * @param language of the text
 * @source https://spec.commonmark.org/0.31.2/; GitHub Flavored Markdown, "Tables (extension)"
 */
export function renderMarkdown(text: string, language: ContentLanguage = "en"): string {
  // Every "<" of the text is escaped here: only tags of the renderer are replaced.
  const html = micromark(text, { extensions, htmlExtensions: [gfmTableHtml()] });
  const parts = html.split("</a>");
  return parts
    .map((part, index) => (index < parts.length - 1 ? markLeaving(part, language) : part))
    .join("</a>")
    .replaceAll(/<(\/?)h1>/g, "<$1h2>")
    .replaceAll(/<(th|td) align="(left|center|right)">/g, '<$1 class="align-$2">')
    .replaceAll("<th>", '<th scope="col">')
    .replaceAll("<th class", '<th scope="col" class');
}

export type MarkdownTree = ReturnType<typeof fromMarkdown>;
/** A node of the tree, at any depth. */
export type MarkdownNode = MarkdownTree["children"][number];

/**
 * Parses the Markdown of staff into a tree (mdast), for output other than HTML.
 * @param text within the limits of `markdownProblem`, which keep the time short
 */
export const parseMarkdown = (text: string): MarkdownTree => fromMarkdown(text, { extensions, mdastExtensions: [gfmTableFromMarkdown()] });
