import { council } from "#domain/council.ts";
import { pagesOfFooter, servicePages, type PageKey } from "../../content/pages.ts";
import type { FooterGroup } from "../../content/route.ts";
import { OutLink } from "../out-link.tsx";
import { formatDate } from "#client/shared/format.ts";
import { nationalPortals } from "./national-portals.ts";
import { StaticPart } from "../static-part.tsx";
import { useHref, usePageTexts, useSite } from "../site-context.ts";
import classes from "./site-footer.module.css";

const groups: readonly FooterGroup[] = ["about", "events", "members", "legal"];

/** At the foot of every public page. @source specification 2 "Shared frame"; ux.md "Public pages" */
export function SiteFooter() {
  const { reviewedOn, texts } = useSite();
  const { frame } = texts;
  return (
    <footer className={`${classes.footer} site-not-printed`}>
      <div className={classes.inner}>
        <StaticPart of={FooterLinks} props={{}} />
        {reviewedOn !== undefined && <p className={classes.small}>{frame.reviewed(formatDate(reviewedOn))}</p>}
        <p className={classes.small}>{frame.copyright}</p>
      </div>
    </footer>
  );
}

function FooterLinks() {
  const { texts } = useSite();
  return (
    <>
      <nav className={classes.groups} aria-label={texts.frame.footerLinks}>
        {groups.map((group) => (
          <FooterColumn key={group} group={group} />
        ))}
        <Contact />
      </nav>
      <FooterEnd />
    </>
  );
}

function FooterColumn({ group }: { group: FooterGroup }) {
  const { texts } = useSite();
  const href = useHref();
  return (
    <section>
      <h2 className={classes.title}>{texts.frame.footerGroups[group]}</h2>
      <ul className={classes.links}>
        {group === "events" && (
          <li>
            <a href={`${href("home")}#events-section`}>{texts.frame.eventCalendar}</a>
          </li>
        )}
        {pagesOfFooter(group).map((page) => (
          <PageLink key={page} page={page} />
        ))}
      </ul>
    </section>
  );
}

function PageLink({ page }: { page: PageKey }) {
  const pages = usePageTexts();
  const href = useHref();
  return (
    <li>
      <a href={href(page)}>{pages[page].label}</a>
    </li>
  );
}

function Contact() {
  const { texts } = useSite();
  return (
    <section>
      <h2 className={classes.title}>{texts.frame.contactTitle}</h2>
      <address className={classes.address}>
        {texts.frame.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <a href={`mailto:${council.contactEmail}`}>{council.contactEmail}</a>
      </address>
    </section>
  );
}

/** Services, the council elsewhere, and the government bodies. */
function FooterEnd() {
  const { language, texts } = useSite();
  return (
    <div className={classes.end}>
      <ul className={classes.row}>
        {servicePages.map((page) => (
          <PageLink key={page} page={page} />
        ))}
        {council.social.map(({ name, url }) => (
          <li key={url}>
            <OutLink href={url}>{name}</OutLink>
          </li>
        ))}
      </ul>
      <ul className={classes.row} aria-label={texts.frame.bodies}>
        {council.bodies.map(({ name, hindiName, url }) => (
          <li key={url}>
            <OutLink href={url}>{language === "hi" ? hindiName : name}</OutLink>
          </li>
        ))}
      </ul>
      <ul className={classes.row} aria-label={texts.frame.nationalPortals}>
        {nationalPortals.map(({ name, hindiName, url }) => (
          <li key={url}>
            <OutLink href={url}>{language === "hi" ? hindiName : name}</OutLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
