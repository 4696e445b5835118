import { noAnswer, slowDown } from "#client/shared/call-messages.ts";
import { opinionPath, opinionThanks } from "../../content/form-paths.ts";
import { queryOf } from "../../content/addresses.ts";
import { inWordsOf } from "../../content/languages/in-words-of.ts";
import { useHref, useSite } from "../site-context.ts";
import classes from "./page-opinion.module.css";

/** Why a script could not send the opinion. @see showNotSent */
const failures = { "not-sent": noAnswer, "too-many": slowDown };

/** "Was this page useful?" at the end of every page that is not for one reader alone. @source GIGW 3.0 "Feedback"; product.md "Website" */
export function PageOpinion() {
  const { address, texts } = useSite();
  const { opinion } = texts.frame;
  const href = useHref();
  return (
    <section className={`${classes.opinion} site-not-printed`} aria-label={opinion.title} data-island="opinion">
      <p id={opinionThanks} className={classes.thanks} tabIndex={-1} data-answer>
        {opinion.thanks} <a href={href("feedback")}>{opinion.tellMore}</a>
      </p>
      <form method="post" action={opinionPath} className={classes.question}>
        <p id="opinion-question">{opinion.question}</p>
        <input type="hidden" name="path" value={`${address.path}${queryOf(address.search)}`} />
        <button type="submit" name="useful" value="yes" className="site-button" data-variant="outline" aria-describedby="opinion-question">
          {opinion.yes}
        </button>
        <button type="submit" name="useful" value="no" className="site-button" data-variant="outline" aria-describedby="opinion-question">
          {opinion.no}
        </button>
        {Object.entries(failures).map(([part, text]) => (
          <p key={part} role="alert" tabIndex={-1} hidden data-part={part}>
            {inWordsOf(texts.forms.said, text)}
          </p>
        ))}
      </form>
    </section>
  );
}
