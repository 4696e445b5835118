import type { OfficeCard } from "#domain/site/offices-view.ts";
import { council } from "#domain/council.ts";
import type { TextContent } from "../../content/page-content.ts";
import { SectionAside } from "../frame/section-aside.tsx";
import { TextBody } from "../text/text-page.tsx";
import { useTexts, type SitePageProps } from "../site-context.ts";
import classes from "../text/text-page.module.css";
import { OfficeList } from "./office-list.tsx";

export type OfficeTextContent = { readonly text: TextContent; readonly offices: readonly OfficeCard[] };

/** A text and the office that answers. While staff have entered none, the council's own address stands there. */
export function OfficeTextPage({ content: { text, offices } }: SitePageProps<OfficeTextContent>) {
  const texts = useTexts().offices;
  return (
    <div className={classes.layout}>
      <div className={classes.parts}>
        <TextBody content={text} />
        {offices.length > 0 ? (
          <OfficeList id="offices" title={texts.whom} offices={offices} />
        ) : (
          <section className={classes.text} aria-labelledby="offices">
            <h2 id="offices">{texts.whom}</h2>
            <p>
              {texts.notNamed} <a href={`mailto:${council.contactEmail}`}>{council.contactEmail}</a>
            </p>
          </section>
        )}
      </div>
      <SectionAside />
    </div>
  );
}
