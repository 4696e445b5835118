import { questionGroups } from "#domain/site/questions.ts";
import type { QuestionsView } from "#domain/site/questions-view.ts";
import type { AppContext } from "../../context.ts";
import { renderMarkdown } from "../../infra/markdown.ts";
import { authorizeAnyone } from "../authorize.ts";

/** What people ask the council, with answers. @source specification 2 "FAQ" */
export function readQuestions(ctx: AppContext): QuestionsView {
  authorizeAnyone(ctx.actor, "site.readPages");
  return {
    groups: questionGroups.map(({ title, questions }) => ({
      title,
      questions: questions.map(({ question, answer }) => ({ question, answerHtml: renderMarkdown(answer) })),
    })),
  };
}
