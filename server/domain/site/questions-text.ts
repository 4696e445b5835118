import type { QuestionGroup } from "./questions.ts";

/** A group of a written text. `lead`: what stands in it before its first question, as Markdown. */
export type WrittenGroup = QuestionGroup & { readonly lead: string };

const heading = /^#{1,2}[ \t]+(.+)$/m;
const boldLine = /^\*\*([^*\r\n]+)\*\*[ \t]*$/m;

/** Questions as one Markdown text: a heading for each group, each question in bold on a line of its own, the answer below it. */
export const questionsAsText = (groups: readonly QuestionGroup[]): string =>
  groups
    .map(({ title, questions }) => [`## ${title}`, ...questions.map(({ question, answer }) => `**${question}**\n\n${answer}`)].join("\n\n"))
    .join("\n\n");

/** Reads a text as `questionsAsText` writes it. What stands before the first heading is in a group with an empty title. */
export function questionsIn(text: string): readonly WrittenGroup[] {
  const { before, named } = partsAt(text, heading);
  return [{ name: "", below: before }, ...named]
    .map(({ name: title, below }) => {
      const { before: lead, named: asked } = partsAt(below, boldLine);
      return { title, lead, questions: asked.map(({ name: question, below: answer }) => ({ question, answer })) };
    })
    .filter(({ title, lead, questions }) => title !== "" || lead !== "" || questions.length > 0);
}

type Parts = { readonly before: string; readonly named: readonly { readonly name: string; readonly below: string }[] };

/** The text before the first line with a mark, and what each such line names with the text below it. */
function partsAt(text: string, mark: RegExp): Parts {
  // The mark captures the name, so names and texts alternate.
  const [before = "", ...rest] = text.split(mark);
  const named = rest.flatMap((name, at) => (at % 2 === 0 ? [{ name: name.trim(), below: (rest[at + 1] ?? "").trim() }] : []));
  return { before: before.trim(), named };
}
