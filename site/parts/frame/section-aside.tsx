import { pageAt } from "../../content/addresses.ts";
import { pagesOfFooter, pagesOfSection, sectionOf, sitePages } from "../../content/pages.ts";
import { useHref, usePageTexts, useSite } from "../site-context.ts";
import { TradeGlobe } from "../drawings/trade-globe.tsx";
import classes from "./section-aside.module.css";

/** Links to the other pages of the section, with a globe on pages about the council that have no picture of their own. */
export function SectionAside({ hasGlobe = true }: { readonly hasGlobe?: boolean }) {
  const { address, texts } = useSite();
  const { frame } = texts;
  const pages = usePageTexts();
  const href = useHref();
  const page = pageAt(address.path)?.key;
  if (page === undefined) return null;
  const section = sectionOf(page);
  const { footer } = sitePages[page];
  const title = section === undefined ? footer && frame.footerGroups[footer] : frame.sections[section];
  if (title === undefined) return null;
  const others = section === undefined ? footer && pagesOfFooter(footer) : pagesOfSection(section);
  return (
    <div className={`${classes.aside} site-not-printed`}>
      {hasGlobe && section === "about" && <TradeGlobe label={frame.globe} />}
      <nav className={classes.pages} aria-labelledby="same-section">
        <h2 id="same-section">{title}</h2>
        <ul>
          {others?.map((key) => (
            <li key={key}>
              <a href={href(key)} aria-current={key === page ? "page" : undefined}>
                {pages[key].label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
