import { formatBytes, formatDate } from "#client/shared/format.ts";
import type { TermLine } from "#domain/rules/describe-terms.ts";
import { useSite, usePageTexts } from "../../parts/site-context.ts";
import type { DescribedRule } from "./load.ts";
import classes from "./rules-in-force.module.css";

/** What a version says, with its source. */
export function RuleLines({ rule: { id, number, lines, sourceName, sourceDate, sourceFileSize } }: { rule: DescribedRule }) {
  const { language } = useSite();
  const texts = usePageTexts()["rules-in-force"];
  const english = language === "en" ? undefined : "en";
  const labels = [...new Set(lines.map(({ label }) => label))];
  return (
    <>
      <dl className={classes.lines}>
        {labels.map((label) => (
          <div key={label}>
            <dt>{label}</dt>
            {lines
              .filter((line) => line.label === label)
              .map(({ source, lang, ...words }) => (
                <dd key={`${words.text} ${source ?? ""}`}>
                  <span className={classes.text} lang={lang === language ? undefined : lang}>
                    <LineText {...words} />
                  </span>
                  {source !== undefined && (
                    <small className={classes.source} lang={english}>
                      {source}
                    </small>
                  )}
                </dd>
              ))}
          </div>
        ))}
        <div>
          <dt>{texts.source}</dt>
          <dd>
            <span lang={english}>{sourceName}</span>
            {sourceDate !== null && ` (${formatDate(sourceDate)})`}
            {sourceFileSize !== null && (
              <>
                {" "}
                <a href={`/files/rules/${id}`}>
                  {texts.sourceFile}, {formatBytes(sourceFileSize)}
                </a>
              </>
            )}
          </dd>
        </div>
      </dl>
      <p className={classes.version}>{texts.version(number)}</p>
    </>
  );
}

/** A line, in which what the office wrote in English has its language. */
function LineText({ text, english }: Pick<TermLine, "text" | "english">) {
  if (english === undefined) return text;
  const at = text.lastIndexOf(english);
  return (
    <>
      {text.slice(0, at)}
      <span lang="en">{english}</span>
      {text.slice(at + english.length)}
    </>
  );
}
