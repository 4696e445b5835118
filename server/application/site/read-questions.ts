import { calendarDateInIndia } from "#domain/dates.ts";
import { questionGroups } from "#domain/site/questions.ts";
import { questionsAsText, questionsIn } from "#domain/site/questions-text.ts";
import type { QuestionsView } from "#domain/site/questions-view.ts";
import type { AppContext } from "../../context.ts";
import { renderMarkdown } from "../../infra/markdown.ts";
import { authorizeAnyone } from "../authorize.ts";
import { findPublished } from "./published-entries.ts";

const findEntry = (ctx: AppContext) => findPublished(ctx, "publication", "faq");

/**
 * What people ask the council, with answers, in the language of the reader: the text of the publication "faq", from which its PDF is made, too.
 * While there is none, the questions of this build.
 * @source specification 2 "FAQ"
 */
export async function readQuestions(ctx: AppContext): Promise<QuestionsView> {
  authorizeAnyone(ctx.actor, "site.readPages");
  const entry = await findEntry(ctx);
  const isWritten = entry !== undefined && entry.fields.body !== "";
  const writtenIn = isWritten ? entry.writtenIn : (ctx.language ?? "en");
  const html = (text: string): string => renderMarkdown(text, writtenIn);
  return {
    document: entry?.document ?? null,
    groups: questionsIn(isWritten ? entry.fields.body : questionsAsText(questionGroups[writtenIn])).map(({ title, lead, questions }) => ({
      title,
      leadHtml: html(lead),
      questions: questions.map(({ question, answer }) => ({ question, answerHtml: html(answer) })),
    })),
    writtenIn,
  };
}

/** The day in India on which staff last published the questions. Undefined while they have not. */
export async function readQuestionsChangedOn(ctx: AppContext): Promise<string | undefined> {
  authorizeAnyone(ctx.actor, "site.readPages");
  const entry = await findEntry(ctx);
  return entry && calendarDateInIndia(entry.changedAt);
}
