import type { ReactNode } from "react";
import { useHref, usePageTexts } from "../../parts/site-context.ts";
import { MembershipSign, ReimbursementSign, ReturnsSign } from "../../parts/drawings/service-signs.tsx";
import classes from "./service-cards.module.css";

/** The three main services for members. @source specification 2 "Home" ('Our Services' cards) */
export function ServiceCards() {
  const texts = usePageTexts().home;
  const href = useHref();
  const { membership, reimbursement, returns } = texts.services;
  return (
    <section className={classes.section} aria-labelledby="our-services">
      <h2 id="our-services">{texts.ourServices}</h2>
      <ul className={classes.cards}>
        <ServiceCard {...membership} href={href("become-a-member")} sign={<MembershipSign />} />
        <ServiceCard {...reimbursement} href={href("rules-in-force")} sign={<ReimbursementSign />} />
        <ServiceCard {...returns} href={href("contact")} sign={<ReturnsSign />} />
      </ul>
    </section>
  );
}

type ServiceCardProps = { readonly title: string; readonly text: string; readonly way: string; readonly href: string; readonly sign: ReactNode };

function ServiceCard({ title, text, way, href, sign }: ServiceCardProps) {
  return (
    <li className={classes.card}>
      {sign}
      <h3>{title}</h3>
      <p>{text}</p>
      <p className={classes.way}>
        <a href={href}>{way}</a>
      </p>
    </li>
  );
}
