import { entryAnchor } from "#domain/site/table-query.ts";
import type { DeadlineView, HomeView, NewsView } from "#domain/site/home-views.ts";
import { formatDate } from "#client/shared/format.ts";
import { EntryWords } from "../../parts/entry-words.tsx";
import { useHref, usePageTexts, useTexts } from "../../parts/site-context.ts";
import classes from "./news.module.css";

/** The latest notices and tenders, and the next day to keep. @source issue 23 part 1 */
export function News({ news, deadline }: Pick<HomeView, "news" | "deadline">) {
  const texts = usePageTexts().home;
  const pages = usePageTexts();
  const href = useHref();
  return (
    <div className={classes.news}>
      <section className={classes.latest} aria-labelledby="latest">
        <h2 id="latest">{texts.latest}</h2>
        {news.length === 0 ? (
          <p>{texts.noNews}</p>
        ) : (
          <ul className={classes.rows}>
            {news.map((entry) => (
              <NewsRow key={`${entry.kind} ${entry.slug}`} entry={entry} />
            ))}
          </ul>
        )}
        <p className={classes.ways}>
          <a href={href("public-notice")}>{texts.allNotices}</a>
          <a href={href("follow")}>{pages.follow.label}</a>
        </p>
      </section>
      <section className={classes.deadline} aria-labelledby="deadline">
        <h2 id="deadline">{texts.deadline}</h2>
        <Deadline deadline={deadline} />
      </section>
    </div>
  );
}

function NewsRow({ entry }: { readonly entry: NewsView }) {
  const { kind, slug, title, on } = entry;
  const { search } = usePageTexts();
  const href = useHref();
  return (
    <li>
      <span className={classes.when}>
        <time dateTime={on}>{formatDate(on)}</time> · {search.kinds[kind]}
      </span>
      <a href={`${href("public-notice", { tab: kind === "tender" ? "tenders" : "", entry: slug })}#${entryAnchor(slug)}`}>
        <EntryWords of={entry}>{title}</EntryWords>
      </a>
    </li>
  );
}

function Deadline({ deadline }: { readonly deadline: DeadlineView }) {
  const { tables } = useTexts();
  const texts = usePageTexts().home;
  const href = useHref();
  const day = (
    <p className={classes.day}>
      <time dateTime={deadline.on}>{formatDate(deadline.on)}</time>
    </p>
  );
  if (deadline.kind === "membership")
    return (
      <>
        {day}
        <p>{texts.membershipEnds(deadline.financialYear)}</p>
        <p>
          <a href={href("become-a-member")}>{texts.renew}</a>
        </p>
      </>
    );
  return (
    <>
      {day}
      <p>{tables.closesOn}</p>
      <p>
        <a href={`${href("public-notice", { tab: "tenders", entry: deadline.slug })}#${entryAnchor(deadline.slug)}`}>
          <EntryWords of={deadline}>{deadline.title}</EntryWords>
        </a>
      </p>
    </>
  );
}
