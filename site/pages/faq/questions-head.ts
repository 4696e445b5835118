import type { QuestionsView } from "#domain/site/questions-view.ts";
import type { PageHead } from "../../content/page-content.ts";

/**
 * Questions and answers for search engines. Links in the answers get their host.
 * @source https://schema.org/FAQPage
 */
export function questionsHead({ groups, writtenIn }: QuestionsView, origin: string): PageHead {
  const mainEntity = groups.flatMap(({ questions }) =>
    questions.map(({ question, answerHtml }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answerHtml.replaceAll('href="/', `href="${origin}/`).trim() },
    })),
  );
  return { structured: [{ "@context": "https://schema.org", "@type": "FAQPage", inLanguage: writtenIn, mainEntity }] };
}
