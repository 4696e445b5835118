import type { InLanguages } from "./content/languages.ts";
import { questionsInEnglish } from "./questions.en.ts";
import { questionsInHindi } from "./questions.hi.ts";

export type Question = { readonly question: string; /** Markdown. */ readonly answer: string };
export type QuestionGroup = { readonly title: string; readonly questions: readonly Question[] };

/** What people ask the council, for the FAQ page. Both languages have the same questions in the same order. */
export const questionGroups: InLanguages<readonly QuestionGroup[]> = { en: questionsInEnglish, hi: questionsInHindi };
