import type { QuestionsView } from "#domain/site/questions-view.ts";
import { readQuestions } from "#server/application/site/read-questions.ts";
import type { Loader } from "../../render/page-loader.ts";

export const load: Loader<QuestionsView> = async (ctx) => ({ content: await readQuestions(ctx) });
