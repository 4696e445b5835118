import type { QuestionsView } from "#domain/site/questions-view.ts";
import { readQuestions } from "#server/application/site/read-questions.ts";
import { linksIn } from "../../content/addresses.ts";
import type { Language } from "../../content/languages/languages.ts";
import type { Loader } from "../../render/page-loader.ts";
import { questionsHead } from "./questions-head.ts";

export const load: Loader<QuestionsView> = async (ctx, { language }) => {
  const content = linkedIn(await readQuestions(ctx), language);
  return { content, head: questionsHead(content, ctx.config.publicUrl) };
};

export { readQuestionsChangedOn as changedOn } from "#server/application/site/read-questions.ts";

/** The same with links to the pages of a language. */
const linkedIn = (view: QuestionsView, language: Language): QuestionsView => ({
  ...view,
  groups: view.groups.map(({ title, leadHtml, questions }) => ({
    title,
    leadHtml: linksIn(leadHtml, language),
    questions: questions.map(({ question, answerHtml }) => ({ question, answerHtml: linksIn(answerHtml, language) })),
  })),
});
