import { paths } from "#domain/council.ts";
import { ExportSign, MembershipSign, WorldSign } from "../../parts/drawings/service-signs.tsx";
import { useHref, usePageTexts } from "../../parts/site-context.ts";
import classes from "./ways-in.module.css";

/** Where exporters, members and buyers abroad begin. @source issue 23 part 1 "three ways in" */
export function WaysIn() {
  const texts = usePageTexts().home;
  const pages = usePageTexts();
  const href = useHref();
  const ways = [
    {
      key: "exporter",
      Sign: ExportSign,
      links: [
        { to: href("become-a-member"), label: pages["become-a-member"].label },
        { to: href("how-to-apply"), label: pages["how-to-apply"].label },
        { to: href("export-promotion-mission"), label: pages["export-promotion-mission"].label },
      ],
    },
    {
      key: "member",
      Sign: MembershipSign,
      links: [
        { to: paths.login, label: texts.toPortal },
        { to: href("rules-in-force"), label: pages["rules-in-force"].label },
      ],
    },
    {
      key: "buyer",
      Sign: WorldSign,
      links: [
        { to: paths.buyerRegistration, label: texts.registerBuyer },
        { to: href("check-member"), label: pages["check-member"].label },
      ],
    },
  ] as const;
  return (
    <nav className={classes.ways} aria-label={texts.waysIn}>
      {ways.map(({ key, Sign, links }) => (
        <section key={key} className={classes.way}>
          <div className={classes.sign}>
            <Sign />
          </div>
          <h2>{texts.ways[key].title}</h2>
          <p>{texts.ways[key].text}</p>
          <ul>
            {links.map(({ to, label }) => (
              <li key={to}>
                <a href={to}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
