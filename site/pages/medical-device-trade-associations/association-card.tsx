import type { ReactNode } from "react";
import type { AssociationLine, AssociationRow, AssociationsView } from "#domain/site/associations-view.ts";
import { countryName } from "#domain/members/countries.ts";
import { entryAnchor } from "#domain/site/table-query.ts";
import { OutLink } from "../../parts/out-link.tsx";
import { PhoneLinks } from "../../parts/phone-links.tsx";
import { usePageTexts, useSite, useTexts } from "../../parts/site-context.ts";
import classes from "./association-card.module.css";

type AssociationCardProps = Pick<AssociationsView, "lines"> & { readonly association: AssociationRow };

/** An association. Unknown values say so. @source specification 2 "/medical-device-trade-associations" */
export function AssociationCard({ association, lines }: AssociationCardProps) {
  const { slug, country, countryCode, name, acronym } = association;
  const { language } = useSite();
  const texts = usePageTexts()["medical-device-trade-associations"];
  return (
    <li id={entryAnchor(slug)} className={classes.card}>
      <p className={classes.country}>
        {language !== "en" && countryCode !== null && `${countryName(countryCode, language)}: `}
        <span lang="en">{country}</span>
      </p>
      <h3 className={classes.name} lang="en">
        {name}
        {acronym !== null && acronym !== name && <span className={classes.acronym}> ({acronym})</span>}
      </h3>
      <dl className={classes.lines}>
        {lines.map((line) => (
          <Line key={line} label={texts[line]}>
            {association[line] === null ? null : shown[line](association[line])}
          </Line>
        ))}
      </dl>
    </li>
  );
}

const shown: Readonly<Record<AssociationLine, (value: string) => ReactNode>> = {
  address: (address) => <span lang="en">{address}</span>,
  phone: (phone) => <PhoneLinks phone={phone} />,
  fax: (fax) => fax,
  email: (email) => <a href={`mailto:${email}`}>{email}</a>,
  website: (website) => <OutLink href={website}>{new URL(website).hostname.replace(/^www\./, "")}</OutLink>,
};

function Line({ label, children }: { label: string; children: ReactNode }) {
  const { tables } = useTexts();
  const isKnown = children !== null;
  return (
    <div>
      <dt>{label}</dt>
      <dd data-unknown={isKnown ? undefined : true}>{isKnown ? children : tables.notProvided}</dd>
    </div>
  );
}
