import { parseMarkdown, type MarkdownNode } from "#server/infra/markdown.ts";

/** A block of a printed page. */
export type Block =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "point"; readonly mark: string; readonly text: string }
  | { readonly kind: "table"; readonly rows: readonly (readonly string[])[] };

/**
 * Splits the Markdown of staff into printable blocks: headings, paragraphs, list items and tables, without their nesting. Emphasis is
 * dropped, and a link is followed by its address.
 */
export const blocksOf = (markdown: string): Block[] => blocksIn(parseMarkdown(markdown).children);

const blocksIn = (nodes: readonly MarkdownNode[]): Block[] =>
  nodes.flatMap((node): Block[] => {
    switch (node.type) {
      case "heading":
        return [{ kind: "heading", text: textOf(node) }];
      case "paragraph":
      case "code":
      case "html":
        return [{ kind: "paragraph", text: textOf(node) }];
      case "list":
        return node.children.flatMap((item, at) => pointOf(item.children, node.ordered === true ? `${(node.start ?? 1) + at}.` : "•"));
      case "table":
        return [{ kind: "table", rows: node.children.map((row) => row.children.map(textOf)) }];
      default:
        return "children" in node ? blocksIn(node.children) : [];
    }
  });

/** The mark belongs to the first paragraph of a list item; the rest of it follows. */
function pointOf(children: readonly MarkdownNode[], mark: string): Block[] {
  const [first, ...rest] = blocksIn(children);
  if (first === undefined) return [];
  return [first.kind === "paragraph" ? { kind: "point", mark, text: first.text } : first, ...rest];
}

/** The text of a node on one line. */
function textOf(node: MarkdownNode): string {
  if (node.type === "break") return " ";
  if ("value" in node) return node.value.replaceAll(/\s+/g, " ");
  if (!("children" in node)) return "";
  const text = node.children.map(textOf).join("");
  return node.type === "link" && node.url !== text ? `${text} (${node.url})` : text;
}
