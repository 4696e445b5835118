import { inLanguage } from "../../content/addresses.ts";
import { menu, pagesOfSection, pdfPathOf, sectionOf, sitePages, type PageKey } from "../../content/pages.ts";
import type { MenuSection } from "../../content/route.ts";
import { IconChevronDown, IconMenu2, IconX } from "#client/shared/icons.ts";
import { useHref, usePageTexts, useSite, useTexts } from "../site-context.ts";
import type { SiteState } from "../site-state.ts";
import classes from "./site-menu.module.css";

/**
 * The menu: sections open by click and close by Escape; on a phone one button opens all of it. Without scripts the
 * sections still open, and the phone shows the whole menu. @source specification 2 "Shared frame"; ux.md "Public pages"
 */
export function SiteMenu({ current }: { current: SiteState["key"] }) {
  const { frame } = useTexts();
  return (
    <nav data-island="menu" className={classes.nav} aria-label={frame.mainMenu}>
      <div className={classes.inner}>
        <button type="button" className={`${classes.opener} site-needs-script`} aria-expanded={false} aria-controls="site-menu">
          <span className={classes.open}>
            <IconMenu2 size={22} aria-hidden="true" />
            {frame.menu}
          </span>
          <span className={classes.close}>
            <IconX size={22} aria-hidden="true" />
            {frame.closeMenu}
          </span>
        </button>
        <ul id="site-menu" className={classes.list}>
          {menu.map((entry) =>
            "page" in entry ? (
              <li key={entry.page}>
                <MenuLink page={entry.page} current={current} />
              </li>
            ) : (
              <MenuGroup key={entry.section} section={entry.section} current={current} />
            ),
          )}
        </ul>
      </div>
    </nav>
  );
}

function MenuGroup({ section, current }: { section: MenuSection; current: SiteState["key"] }) {
  const { frame } = useTexts();
  const isHere = current !== "not-found" && sectionOf(current) === section;
  return (
    <li className={classes.group}>
      <details name="site-menu">
        <summary className={classes.entry} data-here={isHere}>
          {frame.sections[section]}
          <IconChevronDown size={16} aria-hidden="true" className={classes.arrow} />
        </summary>
        <ul className={classes.pages}>
          {pagesOfSection(section).map((page) => (
            <li key={page}>
              <MenuLink page={page} current={current} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

function MenuLink({ page, current }: { page: PageKey; current: SiteState["key"] }) {
  const { language } = useSite();
  const { tables } = useTexts();
  const pages = usePageTexts();
  const href = useHref();
  if (sitePages[page].menuOpensPdf)
    return (
      <a className={classes.entry} href={inLanguage(pdfPathOf(page), language)} target="_blank" rel="noopener" data-here={page === current}>
        <span>
          {pages[page].label} <span className={classes.file}>PDF</span>
          <span className="portal-unseen">, {tables.pdfInNewTab}</span>
        </span>
      </a>
    );
  return (
    <a className={classes.entry} href={href(page)} data-here={page === current} aria-current={page === current ? "page" : undefined}>
      {pages[page].label}
    </a>
  );
}
