import type { ReactNode } from "react";
import type { AssociationRow } from "#domain/site/associations-view.ts";
import { entryAnchor } from "#domain/site/table-query.ts";
import { OutLink } from "../../parts/out-link.tsx";
import { usePageTexts, useTexts } from "../../parts/site-context.ts";
import classes from "./association-card.module.css";

/** An association. Unknown values say so. @source specification 2 "/medical-device-trade-associations" */
export function AssociationCard({ association }: { association: AssociationRow }) {
  const { slug, country, name, acronym, address, phone, fax, email, website } = association;
  const texts = usePageTexts()["medical-device-trade-associations"];
  return (
    <li id={entryAnchor(slug)} className={classes.card}>
      <p className={classes.country} lang="en">
        {country}
      </p>
      <h3 className={classes.name} lang="en">
        {name}
        {acronym !== null && acronym !== name && <span className={classes.acronym}> ({acronym})</span>}
      </h3>
      <dl className={classes.lines}>
        <Line label={texts.address}>{address !== null && <span lang="en">{address}</span>}</Line>
        <Line label={texts.phone}>{phone !== null && <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>{phone}</a>}</Line>
        <Line label={texts.fax}>{fax}</Line>
        <Line label={texts.email}>{email !== null && <a href={`mailto:${email}`}>{email}</a>}</Line>
        <Line label={texts.website}>{website !== null && <OutLink href={website}>{new URL(website).hostname.replace(/^www\./, "")}</OutLink>}</Line>
      </dl>
    </li>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  const { tables } = useTexts();
  const isKnown = children !== null && children !== false;
  return (
    <div>
      <dt>{label}</dt>
      <dd data-unknown={isKnown ? undefined : true}>{isKnown ? children : tables.notProvided}</dd>
    </div>
  );
}
