import { formatDate } from "#client/shared/format.ts";
import type { PublicCircularRow } from "#domain/circulars/circular-views.ts";
import { circularWords } from "#domain/circulars/circular-words.ts";
import { paths } from "#domain/council.ts";
import { hrefOf } from "../../content/addresses.ts";
import classes from "../../parts/forms/form-page.module.css";
import { LinkTabs } from "../../parts/link-tabs.tsx";
import { useHref, usePageTexts, type SitePageProps } from "../../parts/site-context.ts";
import { SiteDataTable } from "../../parts/tables/site-data-table.tsx";
import type { SiteColumn } from "../../parts/tables/site-table.tsx";
import type { CircularsContent } from "./load.ts";

/** The circulars that everybody may read, by year. */
export function Page({ content: { circulars, years, year, today }, language }: SitePageProps<CircularsContent>) {
  const texts = usePageTexts().circulars;
  const href = useHref();
  const words = circularWords[language];
  const stateOf = ({ isWithdrawn, replacedByNumber, replacedFromOn, holdsFromOn }: PublicCircularRow): string => {
    if (isWithdrawn) return words.withdrawn;
    if (replacedByNumber !== null && replacedFromOn !== null)
      return replacedFromOn > today ? texts.replacedFrom(replacedByNumber, formatDate(replacedFromOn)) : texts.replacedBy(replacedByNumber);
    return holdsFromOn > today ? texts.holdsFromDay(formatDate(holdsFromOn)) : texts.inForce;
  };
  const columns: readonly SiteColumn<PublicCircularRow>[] = [
    { key: "number", label: texts.number, isFigure: true, show: ({ number }) => number },
    {
      key: "subject",
      label: texts.subject,
      show: ({ slug, subject, subjectHindi }) => (
        <a href={hrefOf("circular", language, {}, { slug })}>{language === "hi" ? subjectHindi : subject}</a>
      ),
    },
    { key: "publishedOn", label: texts.publishedOn, isFigure: true, show: ({ publishedOn }) => <Day on={publishedOn} /> },
    { key: "holdsFrom", label: texts.holdsFrom, isFigure: true, show: ({ holdsFromOn }) => <Day on={holdsFromOn} /> },
    { key: "state", label: texts.state, show: stateOf },
  ];
  return (
    <>
      {years.length > 1 && (
        <LinkTabs
          label={texts.years}
          tabs={[
            { label: texts.allYears, href: href("circulars"), isCurrent: year === null },
            ...years.map((one) => ({ label: one, href: href("circulars", { year: one }), isCurrent: year === one })),
          ]}
        />
      )}
      <SiteDataTable id="circulars" caption={texts.caption} columns={columns} view={circulars} rowKey={({ slug }) => slug} />
      <p className={classes.below}>
        {texts.membersOnly} <a href={paths.login}>{texts.signIn}</a>
      </p>
    </>
  );
}

const Day = ({ on }: { readonly on: string }) => <time dateTime={on}>{formatDate(on)}</time>;
