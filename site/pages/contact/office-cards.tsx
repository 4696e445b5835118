import { council } from "#domain/council.ts";
import { offices } from "#domain/site/offices.ts";
import { usePageTexts } from "../../parts/site-context.ts";
import classes from "../../parts/forms/form-page.module.css";

/** The offices of the council and how to reach them. @source specification 2 "/contact-us" (seven office-holder cards) */
export function OfficeCards() {
  const texts = usePageTexts().contact;
  return (
    <section className={classes.section} aria-labelledby="offices">
      <h2 id="offices">{texts.offices}</h2>
      <ul className={classes.cards}>
        {offices.map(({ title, matters }) => (
          <li key={title} className={classes.card}>
            <h3 lang="en">{title}</h3>
            <dl className={classes.facts}>
              <dt>{texts.writeFor}</dt>
              <dd lang="en">{matters}</dd>
              <dt>{texts.phone}</dt>
              <dd>{texts.notProvided}</dd>
              <dt>{texts.email}</dt>
              <dd>
                <a href={mailTo(title)}>{council.contactEmail}</a>
              </dd>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

const mailTo = (office: string): string => `mailto:${council.contactEmail}?subject=${encodeURIComponent(office)}`;
