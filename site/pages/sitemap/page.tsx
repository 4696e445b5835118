import { hasParams, menu, pageKeys, pagesOfSection, type PageKey } from "../../content/pages.ts";
import { useHref, usePageTexts, useTexts } from "../../parts/site-context.ts";
import classes from "./page.module.css";

const inMenu = menu.flatMap((entry) => ("page" in entry ? [entry.page] : pagesOfSection(entry.section)));
const others = pageKeys.filter((page) => !inMenu.includes(page) && !hasParams(page));
const single = menu.flatMap((entry) => ("page" in entry ? [entry.page] : []));

/** Links to all pages. @source ux.md "Public pages" */
export function Page() {
  const { frame } = useTexts();
  return (
    <div className={classes.groups}>
      <PageList title={frame.menu} pages={single} />
      {menu.map((entry) =>
        "section" in entry ? <PageList key={entry.section} title={frame.sections[entry.section]} pages={pagesOfSection(entry.section)} /> : null,
      )}
      <PageList title={frame.otherPages} pages={others} />
    </div>
  );
}

function PageList({ title, pages: keys }: { title: string; pages: readonly PageKey[] }) {
  const pages = usePageTexts();
  const href = useHref();
  return (
    <section>
      <h2 className={classes.title}>{title}</h2>
      <ul className={classes.list}>
        {keys.map((page) => (
          <li key={page}>
            <a href={href(page)}>{pages[page].label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
