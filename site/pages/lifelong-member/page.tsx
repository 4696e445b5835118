import type { LifelongPageView } from "#domain/site/offices-view.ts";
import { OutLink } from "../../parts/out-link.tsx";
import { SiteImage } from "#client/shared/site-image.tsx";
import { SectionAside } from "../../parts/frame/section-aside.tsx";
import { type SitePageProps, useHref, usePageTexts } from "../../parts/site-context.ts";
import classes from "./page.module.css";

/** /lifelong-member: logos of member companies, each linked to its site. @source specification 2 "/lifelong-member" */
export function Page({ content: { logos } }: SitePageProps<LifelongPageView>) {
  const texts = usePageTexts()["lifelong-member"];
  const href = useHref();
  if (logos.length === 0)
    return (
      <div className={classes.layout}>
        <section className={classes.none}>
          <h2>{texts.noLogosTitle}</h2>
          <p>{texts.noLogos}</p>
          <a href={href("membership-query")} className="site-button">
            {texts.askDesk}
          </a>
        </section>
        <SectionAside />
      </div>
    );
  return (
    <ul className={classes.logos} aria-label={texts.logos}>
      {logos.map(({ id, company, website, picture }) => (
        <li key={id}>
          <OutLink href={website} className={classes.logo} hasIcon={false}>
            <SiteImage image={picture} sizes="(min-width: 64em) 17rem, 45vw" className={classes.picture} />
            <span lang="en">{company}</span>
          </OutLink>
        </li>
      ))}
    </ul>
  );
}
