import type { SearchHit, SearchView } from "#domain/site/search-views.ts";
import { useHref, useSite } from "../../parts/site-context.ts";
import { hitLink } from "./hit-link.ts";
import { SearchBox } from "../../parts/search/search-box.tsx";
import classes from "../../parts/search/search.module.css";

/** What a search of the website found, each with what kind of thing it is. */
export function SearchResults({ view }: { readonly view: SearchView }) {
  const { search } = useSite().texts;
  const { words, hits, count, page, pageCount } = view;
  return (
    <div className={classes.results}>
      <SearchBox id="words" words={words} />
      {words === "" ? (
        <p>{search.begin}</p>
      ) : (
        <h2 className={classes.count}>{count === 0 ? search.nothing(words) : search.found(count, words, page, pageCount)}</h2>
      )}
      {words !== "" && count === 0 && <Tips />}
      {words === "" && <p className={classes.hint}>{search.hint}</p>}
      {hits.length > 0 && (
        <ol className={classes.hits} aria-label={search.results} start={(page - 1) * view.rows + 1}>
          {hits.map((hit) => (
            <Hit key={`${hit.kind} ${hit.ref}`} hit={hit} />
          ))}
        </ol>
      )}
      {pageCount > 1 && <Pages view={view} />}
    </div>
  );
}

function Hit({ hit }: { readonly hit: SearchHit }) {
  const { language, texts } = useSite();
  const { href, title, summary, isTranslated } = hitLink(hit, language, texts);
  const spoken = isTranslated ? {} : { lang: "en" };
  return (
    <li>
      <p className={classes.kind}>{texts.search.kinds[hit.kind]}</p>
      <p className={classes.title}>
        <a href={href} {...spoken}>
          {title}
        </a>
      </p>
      {summary !== "" && <p {...spoken}>{summary}</p>}
    </li>
  );
}

function Tips() {
  const { search } = useSite().texts;
  const href = useHref();
  return (
    <div className={classes.tips}>
      <ul>
        {search.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <a href={href("sitemap")}>{search.orGo}</a>
    </div>
  );
}

function Pages({ view: { words, page, pageCount, rows } }: { readonly view: SearchView }) {
  const { search } = useSite().texts;
  const href = useHref();
  const to = (next: number): string => href("search", { search: words, page: String(next), rows: String(rows) });
  return (
    <nav className={classes.pages} aria-label={search.pages}>
      {page > 1 && (
        <a className="site-button" data-look="outline" href={to(page - 1)} rel="prev">
          {search.previous}
        </a>
      )}
      {page < pageCount && (
        <a className="site-button" data-look="outline" href={to(page + 1)} rel="next">
          {search.next}
        </a>
      )}
    </nav>
  );
}
