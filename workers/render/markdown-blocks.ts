import { parseMarkdown, type MarkdownNode } from "#server/infra/markdown.ts";

/** A block of a printed page. */
export type Block =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "point"; readonly mark: string; readonly text: string }
  | { readonly kind: "table"; readonly rows: readonly (readonly string[])[] };

/** The address of each link that a text defines apart, by identifier: `[1]: https://…`. */
type Definitions = ReadonlyMap<string, string>;

/**
 * Splits the Markdown of staff into printable blocks: headings, paragraphs, list items and tables, without their nesting. Emphasis is
 * dropped, and a link is followed by its address.
 */
export function blocksOf(markdown: string): Block[] {
  const { children } = parseMarkdown(markdown);
  return blocksIn(children, new Map(definitionsIn(children).toReversed()));
}

/** Identifier and address of each definition. Of two with one identifier the first counts. @source CommonMark 0.31.2, 4.7 */
const definitionsIn = (nodes: readonly MarkdownNode[]): (readonly [string, string])[] =>
  nodes.flatMap((node): (readonly [string, string])[] => {
    if (node.type === "definition") return [[node.identifier, node.url]];
    return "children" in node ? definitionsIn(node.children) : [];
  });

const blocksIn = (nodes: readonly MarkdownNode[], definitions: Definitions): Block[] =>
  nodes.flatMap((node): Block[] => {
    switch (node.type) {
      case "heading":
        return [{ kind: "heading", text: textOf(node, definitions) }];
      case "paragraph":
      case "code":
      case "html":
        return [{ kind: "paragraph", text: textOf(node, definitions) }];
      case "list":
        return node.children.flatMap((item, at) => pointOf(item.children, node.ordered === true ? `${(node.start ?? 1) + at}.` : "•", definitions));
      case "table":
        return [{ kind: "table", rows: node.children.map((row) => row.children.map((cell) => textOf(cell, definitions))) }];
      default:
        return "children" in node ? blocksIn(node.children, definitions) : [];
    }
  });

/** The mark belongs to the first paragraph of a list item; the rest of it follows. */
function pointOf(children: readonly MarkdownNode[], mark: string, definitions: Definitions): Block[] {
  const [first, ...rest] = blocksIn(children, definitions);
  if (first === undefined) return [];
  return [first.kind === "paragraph" ? { kind: "point", mark, text: first.text } : first, ...rest];
}

/** The text of a node on one line. */
function textOf(node: MarkdownNode, definitions: Definitions): string {
  if (node.type === "break") return " ";
  if ("value" in node) return node.value.replaceAll(/\s+/g, " ");
  if (!("children" in node)) return "";
  const text = node.children.map((child) => textOf(child, definitions)).join("");
  const address = addressOf(node, definitions);
  return address === undefined || address === text || address === `mailto:${text}` ? text : `${text} (${address})`;
}

/** Where a link leads. */
function addressOf(node: MarkdownNode, definitions: Definitions): string | undefined {
  if (node.type === "link") return node.url;
  return node.type === "linkReference" ? definitions.get(node.identifier) : undefined;
}
