import { questionGroups } from "#domain/site/questions.ts";
import type { QuestionsView } from "#domain/site/questions-view.ts";
import type { ContentLanguage } from "#domain/site/content/languages.ts";
import type { AppContext } from "../../context.ts";
import { renderMarkdown } from "../../infra/markdown.ts";
import { authorizeAnyone } from "../authorize.ts";
import { readPageDocument } from "./read-page-document.ts";

/** What people ask the council, with answers. @source specification 2 "FAQ" */
export async function readQuestions(ctx: AppContext, { language }: { readonly language: ContentLanguage }): Promise<QuestionsView> {
  authorizeAnyone(ctx.actor, "site.readPages");
  return {
    document: await readPageDocument(ctx, { key: "faq" }),
    groups: questionGroups[language].map(({ title, questions }) => ({
      title,
      questions: questions.map(({ question, answer }) => ({ question, answerHtml: renderMarkdown(answer, language) })),
    })),
  };
}
