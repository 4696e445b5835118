import type { OfficialsPageView } from "#domain/site/offices-view.ts";
import { EnglishMark, useLangOf } from "../../parts/entry-words.tsx";
import classes from "../../parts/offices/office-cards.module.css";
import { OfficePortrait } from "../../parts/offices/office-portrait.tsx";
import { type SitePageProps, usePageTexts } from "../../parts/site-context.ts";

/** The offices of the secretariat: picture, name, designation and e-mail. @source specification 2 "/officials-at-{product}" */
export function Page({ content: { cards } }: SitePageProps<OfficialsPageView>) {
  const texts = usePageTexts().officials;
  const langOf = useLangOf();
  return (
    <>
      <p className={classes.lead}>{cards.length === 0 ? texts.none : texts.lead}</p>
      <ul className={classes.cards} aria-label={texts.cards}>
        {cards.map((card, index) => {
          const { id, name, designation, matters, emails, picture, drawing } = card;
          return (
            <li key={id} className={classes.card} lang={langOf(card)}>
              <OfficePortrait picture={picture} drawing={drawing} isFirstSeen={index === 0} />
              <div className={classes.words}>
                <h2 className={classes.name}>
                  {name}
                  <EnglishMark of={card} />
                </h2>
                {designation !== null && <p className={classes.soft}>{designation}</p>}
                {matters !== null && <p>{matters}</p>}
                {emails.map((email) => (
                  <a key={email} href={`mailto:${email}`}>
                    {email}
                  </a>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
