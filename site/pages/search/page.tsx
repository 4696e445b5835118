import type { DatedHit, SearchView } from "#domain/site/search-views.ts";
import { StatusTag } from "#client/shared/status-tag.tsx";
import { useLangOf } from "../../parts/entry-words.tsx";
import { EventWhen } from "../../parts/events/event-when.tsx";
import { useHref, usePageTexts, useSite, type SitePageProps } from "../../parts/site-context.ts";
import { hitLink } from "./hit-link.ts";
import { SearchBox } from "../../parts/search/search-box.tsx";
import classes from "../../parts/search/search.module.css";

/** The results of a search, each with its kind. */
export function Page({ content: view }: SitePageProps<SearchView>) {
  const texts = usePageTexts().search;
  const { words, hits, count, page, pageCount } = view;
  return (
    <div className={classes.results}>
      <SearchBox id="words" words={words} />
      {words === "" ? (
        <p>{texts.begin}</p>
      ) : (
        <h2 className={classes.count}>{count === 0 ? texts.nothing(words) : texts.found(count, words, page, pageCount)}</h2>
      )}
      {words !== "" && count === 0 && <Tips />}
      {words === "" && <p className={classes.hint}>{texts.hint}</p>}
      {hits.length > 0 && (
        <ol className={classes.hits} aria-label={texts.results} start={(page - 1) * view.rows + 1}>
          {hits.map((hit) => (
            <Hit key={`${hit.kind} ${hit.ref}`} hit={hit} today={view.today} />
          ))}
        </ol>
      )}
      {pageCount > 1 && <Pages view={view} />}
    </div>
  );
}

function Hit({ hit, today }: { readonly hit: DatedHit; readonly today: string }) {
  const { language, pageTexts } = useSite();
  const { href, title, summary } = hitLink(hit, language, pageTexts);
  const lang = useLangOf()(hit);
  return (
    <li>
      <p className={classes.kind}>
        {pageTexts.search.kinds[hit.kind]} {hit.isArchived && <StatusTag tone="neutral">{pageTexts.archive.label}</StatusTag>}
      </p>
      <p className={classes.title}>
        <a href={href} lang={lang}>
          {title}
        </a>
      </p>
      {hit.event !== null && <EventWhen event={hit.event} today={today} />}
      {summary !== "" && <p lang={lang}>{summary}</p>}
    </li>
  );
}

function Tips() {
  const texts = usePageTexts().search;
  const href = useHref();
  return (
    <div className={classes.tips}>
      <ul>
        {texts.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <a href={href("sitemap")}>{texts.orGo}</a>
    </div>
  );
}

function Pages({ view: { words, page, pageCount, rows } }: { readonly view: SearchView }) {
  const texts = usePageTexts().search;
  const href = useHref();
  const to = (next: number): string => href("search", { search: words, page: String(next), rows: String(rows) });
  return (
    <nav className={classes.pages} aria-label={texts.pages}>
      {page > 1 && (
        <a className="site-button" data-variant="outline" href={to(page - 1)} rel="prev">
          {texts.previous}
        </a>
      )}
      {page < pageCount && (
        <a className="site-button" data-variant="outline" href={to(page + 1)} rel="next">
          {texts.next}
        </a>
      )}
    </nav>
  );
}
