import { formatDate } from "#client/shared/format.ts";
import { SectionAside } from "../../parts/frame/section-aside.tsx";
import { useHref, usePageTexts, type SitePageProps } from "../../parts/site-context.ts";
import { FigureTable } from "../../parts/tables/figure-table.tsx";
import { TextBody } from "../../parts/text/text-page.tsx";
import classes from "../../parts/text/text-page.module.css";
import type { CharterContent, CharterRow } from "./load.ts";

/** What the council means to do, and in how many days: those of the rules that hold today. @source GIGW 3.0 "Citizen's charter" */
export function Page({ content: { text, rows } }: SitePageProps<CharterContent>) {
  const { "citizens-charter": texts, "rules-in-force": rules } = usePageTexts();
  const href = useHref();
  const figuresOf = ({ targetDays: { council, dgft, reply, counts }, number, effectiveFrom }: CharterRow): readonly string[] => [
    ...[council, dgft, reply].map((days) => texts.days(days, counts === "working_days")),
    texts.version(number, formatDate(effectiveFrom)),
  ];
  return (
    <div className={classes.layout}>
      <div className={classes.parts}>
        <TextBody content={text} />
        {rows.length === 0 ? (
          <p>{rules.none}</p>
        ) : (
          <FigureTable
            caption={texts.targetDays}
            columns={[texts.scheme, texts.council, texts.dgft, texts.reply, texts.since]}
            rows={rows.map((row) => ({ key: row.id, name: rules.schemes[row.scheme], figures: figuresOf(row) }))}
          />
        )}
        <p>
          <a href={href("rules-in-force")}>{rules.label}</a>
        </p>
      </div>
      <SectionAside />
    </div>
  );
}
