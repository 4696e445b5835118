import classes from "./site-pager.module.css";

export type PagerTexts = {
  readonly pages: string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  readonly pageOf: (page: number, count: number) => string;
};

type SitePagerProps = {
  readonly page: number;
  readonly pageCount: number;
  /** The address of another page. */
  readonly toPage: (page: number) => string;
  readonly texts: PagerTexts;
};

/** "Page X of Y" with links to the first, previous, next and last page; nothing for a single page. */
export function SitePager({ page, pageCount, toPage, texts }: SitePagerProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={texts.pages} className={classes.pager}>
      <Turn label={texts.first} href={page > 1 ? toPage(1) : undefined} />
      <Turn label={texts.previous} href={page > 1 ? toPage(page - 1) : undefined} rel="prev" />
      <span className={classes.place}>{texts.pageOf(page, pageCount)}</span>
      <Turn label={texts.next} href={page < pageCount ? toPage(page + 1) : undefined} rel="next" />
      <Turn label={texts.last} href={page < pageCount ? toPage(pageCount) : undefined} />
    </nav>
  );
}

/** A link, or its word where there is nowhere to go. */
function Turn({ label, href, rel }: { label: string; href: string | undefined; rel?: string }) {
  if (href === undefined) return <span className={classes.off}>{label}</span>;
  return (
    <a href={href} rel={rel} className={classes.turn}>
      {label}
    </a>
  );
}
