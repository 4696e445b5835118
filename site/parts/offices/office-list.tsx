import type { ReactNode } from "react";
import type { OfficeCard } from "#domain/site/offices-view.ts";
import { EnglishMark, EntryWords, useLangOf } from "../entry-words.tsx";
import { PhoneLinks } from "../phone-links.tsx";
import { useTexts } from "../site-context.ts";
import classes from "../forms/form-page.module.css";

type OfficeListProps = {
  readonly id: string;
  readonly title: string;
  readonly offices: readonly OfficeCard[];
};

/**
 * Offices and how to reach them. A row that is empty in all of them is not drawn; in a single one it says so.
 * @source specification 2 "/contact-us" (seven office-holder cards)
 */
export function OfficeList({ id, title, offices }: OfficeListProps) {
  const texts = useTexts().offices;
  const langOf = useLangOf();
  if (offices.length === 0) return null;
  const isDrawn = (of: (office: OfficeCard) => unknown): boolean => offices.some((office) => of(office) !== null);
  const rows = officeRows.filter(({ of }) => isDrawn(of));
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {!isDrawn(({ phone }) => phone) && <p>{texts.noPhones}</p>}
      <ul className={classes.cards}>
        {offices.map((office) => (
          <li key={office.id} className={classes.card}>
            <h3 lang={langOf(office)}>
              {office.title}
              <EnglishMark of={office} />
            </h3>
            <dl className={classes.facts}>
              {office.role !== "desk" && <Row label={texts.task}>{texts.roles[office.role]}</Row>}
              {rows.map(({ name, of, show }) => (
                <Row key={name} label={texts[name]}>
                  {of(office) === null ? texts.notProvided : show(office)}
                </Row>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

type OfficeRow = {
  readonly name: "holder" | "writeFor" | "phone" | "hours" | "email" | "address";
  /** Null when it is empty. */
  readonly of: (office: OfficeCard) => unknown;
  readonly show: (office: OfficeCard) => ReactNode;
};

const officeRows: readonly OfficeRow[] = [
  { name: "holder", of: ({ holder }) => holder, show: (office) => <EntryWords of={office}>{office.holder}</EntryWords> },
  { name: "writeFor", of: ({ matters }) => matters, show: (office) => <EntryWords of={office}>{office.matters}</EntryWords> },
  { name: "phone", of: ({ phone }) => phone, show: ({ phone }) => <PhoneLinks phone={phone ?? ""} /> },
  { name: "hours", of: ({ hours }) => hours, show: (office) => <EntryWords of={office}>{office.hours}</EntryWords> },
  {
    name: "email",
    of: ({ email }) => email,
    show: ({ email, title }) => <a href={`mailto:${email}?subject=${encodeURIComponent(title)}`}>{email}</a>,
  },
  {
    name: "address",
    of: ({ address }) => (address.length === 0 ? null : address),
    show: (office) => (
      <address className={classes.address}>
        {office.address.map((line) => (
          <EntryWords key={line} of={office}>
            {line}
          </EntryWords>
        ))}
      </address>
    ),
  },
];

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
