import type { CommitteePageView } from "#domain/site/offices-view.ts";
import { EnglishMark, useLangOf } from "../../parts/entry-words.tsx";
import classes from "../../parts/offices/office-cards.module.css";
import { OfficePortrait } from "../../parts/offices/office-portrait.tsx";
import { type SitePageProps, usePageTexts } from "../../parts/site-context.ts";

/** /committee-of-administration: picture, name, second line and designations. @source specification 2 "/committee-of-administration" */
export function Page({ content: { cards } }: SitePageProps<CommitteePageView>) {
  const texts = usePageTexts()["committee-of-administration"];
  const langOf = useLangOf();
  return (
    <>
      <p className={classes.lead}>{cards.length === 0 ? texts.none : texts.lead}</p>
      <ul className={classes.cards} aria-label={texts.cards}>
        {cards.map((card, index) => {
          const { id, name, subname, designations, picture, drawing } = card;
          return (
            <li key={id} className={classes.card} lang={langOf(card)}>
              <OfficePortrait picture={picture} drawing={drawing} isFirstSeen={index === 0} />
              <div className={classes.words}>
                <h2 className={classes.name}>
                  {name}
                  <EnglishMark of={card} />
                </h2>
                {subname !== null && <p className={classes.soft}>{subname}</p>}
                <ul className={classes.tags}>
                  {designations.map((designation) => (
                    <li key={designation}>{designation}</li>
                  ))}
                </ul>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
