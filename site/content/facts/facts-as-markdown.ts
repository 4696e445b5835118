import { formatIndianDate } from "#domain/dates.ts";
import type { FactsView } from "./facts.ts";

/** The facts of a page as a text that staff can edit in its place, each with a link to its official text. What is not confirmed is left out. */
export function factsAsMarkdown({ lead, caution, sections, sources }: FactsView): string {
  const sourceOf = (number: number | null): string => {
    const source = number === null ? undefined : sources[number - 1];
    if (source === undefined) return "";
    return ` ([${source.title}](${source.url})${source.on === undefined ? "" : `, ${formatIndianDate(source.on)}`})`;
  };
  const parts = sections.map(({ heading, form, facts }) => {
    const lines = facts.map(({ text, on, source }, index) => {
      const mark = form === "steps" ? `${index + 1}.` : "-";
      return `${mark} ${on === null ? "" : `**${on}:** `}${text}${sourceOf(source)}`;
    });
    return `## ${heading}\n\n${lines.join("\n")}`;
  });
  return [lead, ...(caution === null ? [] : [caution]), ...parts].join("\n\n");
}
