import { formatDate } from "#client/shared/format.ts";
import { Prose } from "#client/shared/prose.tsx";
import type { PublicCircularLink } from "#domain/circulars/circular-views.ts";
import { circularWords } from "#domain/circulars/circular-words.ts";
import { hrefOf } from "../../content/addresses.ts";
import { OfficeWords } from "../../parts/entry-words.tsx";
import { useHref, usePageTexts, useSite, type SitePageProps } from "../../parts/site-context.ts";
import type { CircularContent } from "./load.ts";
import classes from "./circular.module.css";

/** One circular, with what became of it. */
export function Page({ content, language }: SitePageProps<CircularContent>) {
  const texts = usePageTexts().circular;
  const href = useHref();
  const { number, publishedOn, holdsFromOn, withdrawnOn, withdrawnReason, replaces, replacedBy, replacedFromOn, pdfs, today } = content;
  const pdf = pdfs[language];
  return (
    <article>
      {withdrawnOn !== null && (
        <p className={classes.note}>
          {circularWords[language].withdrawnOn(formatDate(withdrawnOn))} {texts.reason} <OfficeWords text={withdrawnReason ?? ""} />
        </p>
      )}
      {replacedBy !== null && (
        <p className={classes.note}>
          {replacedFromOn !== null && replacedFromOn > today ? texts.replacedFrom(formatDate(replacedFromOn)) : texts.replacedBy}{" "}
          <Other circular={replacedBy} />
        </p>
      )}
      <p className={classes.about}>
        {texts.about(number, formatDate(publishedOn), formatDate(holdsFromOn))}{" "}
        {replaces !== null && (
          <>
            {texts.replaces} <Other circular={replaces} />
          </>
        )}
      </p>
      <Prose html={language === "hi" ? content.bodyHindiHtml : content.bodyHtml} />
      <p className={classes.ways}>
        {pdf !== null && (
          <a className="site-button" href={pdf} download>
            {texts.pdf}
          </a>
        )}
        <a className="site-button" data-variant="outline" href={href("circulars")}>
          {texts.all}
        </a>
      </p>
    </article>
  );
}

function Other({ circular: { number, slug } }: { readonly circular: PublicCircularLink }) {
  const { language } = useSite();
  return slug === null ? number : <a href={hrefOf("circular", language, {}, { slug })}>{number}</a>;
}
