import { noAnswer, slowDown } from "#client/shared/call-messages.ts";
import { inWordsOf } from "../../content/languages/in-words-of.ts";
import { useTexts } from "../site-context.ts";
import { SiteErrorSummary } from "./site-error-summary.tsx";

type NotSentProps = { /** In English, before the reason. */ readonly lead?: string };

/** Hidden sentences of a form, of which the script shows one when it could not send the form. @see showNotSent */
export function NotSent({ lead = "" }: NotSentProps) {
  const { said } = useTexts().forms;
  const inLanguage = (text: string): string => inWordsOf(said, text);
  return (
    <>
      <SiteErrorSummary part="not-sent" lead={inLanguage(lead) + inLanguage(noAnswer)} />
      <SiteErrorSummary part="too-many" lead={inLanguage(lead) + inLanguage(slowDown)} />
    </>
  );
}
