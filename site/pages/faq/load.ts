import type { QuestionsView } from "#domain/site/questions-view.ts";
import { readQuestions } from "#server/application/site/read-questions.ts";
import type { Loader } from "../../render/page-loader.ts";
import { questionsHead } from "./questions-head.ts";

export const load: Loader<QuestionsView> = async (ctx) => {
  const content = await readQuestions(ctx);
  return { content, head: questionsHead(content, ctx.config.publicUrl) };
};
