import { stateNameIn } from "#domain/members/state-names.ts";
import { usePageTexts, useSite } from "../../parts/site-context.ts";

/** An answer as people read it, in the language of the page. */
export function useAnswerWords(): (field: string, answer: string | undefined) => string {
  const { language } = useSite();
  const texts = usePageTexts().join;
  const words: Readonly<Record<string, string>> = { ...texts.kinds, yes: texts.yes, no: texts.no };
  return (field, answer = "") => {
    if (answer === "") return "–";
    if (field === "stateCode") return stateNameIn(language, answer);
    return field === "kind" || field === "isMsme" ? (words[answer] ?? answer) : answer;
  };
}
