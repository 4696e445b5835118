import type { AssociationsView } from "#domain/site/associations-view.ts";
import { SiteList } from "../../parts/tables/site-list.tsx";
import { AssociationCard } from "./association-card.tsx";
import { Letters } from "./letters.tsx";
import { type SitePageProps, usePageTexts, useTexts } from "../../parts/site-context.ts";
import classes from "./page.module.css";

/** /medical-device-trade-associations: chambers by country. @source specification 2 "/medical-device-trade-associations" */
export function Page({ content: { lines, letters, letter, table }, address }: SitePageProps<AssociationsView>) {
  const { tables } = useTexts();
  const texts = usePageTexts()["medical-device-trade-associations"];
  const caption = letter === null ? texts.associations : texts.associationsOf(letter);
  return (
    <div className={classes.page}>
      <p className={classes.lead}>{texts.associationsLead}</p>
      <Letters letters={letters} letter={letter} />
      <SiteList
        id="associations"
        caption={caption}
        view={table}
        path={address.path}
        search={address.search}
        droppedBySearch={["letter"]}
        texts={tables}
      >
        <h2 id="associations-caption">{caption}</h2>
        <ul className={classes.cards}>
          {table.rows.map((association) => (
            <AssociationCard key={association.id} association={association} lines={lines} />
          ))}
        </ul>
      </SiteList>
    </div>
  );
}
