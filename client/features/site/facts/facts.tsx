import type { FactsView, FactView } from "#domain/site/facts/facts-page.ts";
import { OutLink } from "../../../components/out-link.tsx";
import { useSite, useTexts } from "../../../lib/site-context.ts";
import { EnglishOnly } from "../english-only.tsx";
import classes from "./facts.module.css";

/** What a page says as facts: each with the number of its source, and the official places beside them. */
export function Facts({ facts }: { facts: FactsView }) {
  return (
    <div className={classes.layout}>
      <div className={classes.main}>
        <EnglishOnly>
          <FactsLead facts={facts} />
          {facts.sections.map((section) => (
            <Section key={section.heading} section={section} />
          ))}
        </EnglishOnly>
        <Sources sources={facts.sources} />
      </div>
      <OfficialPlaces links={facts.links} />
    </div>
  );
}

/** What the page is about, and what to know before relying on it. */
export function FactsLead({ facts: { lead, caution } }: { facts: FactsView }) {
  return (
    <>
      <p className={classes.lead}>{lead}</p>
      {caution !== null && <Caution text={caution} />}
    </>
  );
}

function Caution({ text }: { text: string }) {
  const { language, texts } = useSite();
  return (
    <p className={classes.caution}>
      <strong lang={language}>{texts.policy.caution}: </strong>
      {text}
    </p>
  );
}

function Section({ section: { heading, form, facts } }: { section: FactsView["sections"][number] }) {
  const List = form === "steps" ? "ol" : "ul";
  return (
    <section className={classes.section}>
      <h2>{heading}</h2>
      <List className={classes[form]}>
        {facts.map((fact) => (
          <FactLine key={fact.text} fact={fact} />
        ))}
      </List>
    </section>
  );
}

function FactLine({ fact: { text, on, source, isUnchecked } }: { fact: FactView }) {
  const { language, texts } = useSite();
  return (
    <li>
      <span>
        {on !== null && <strong className={classes.on}>{on}: </strong>}
        {text}
        {source !== null && (
          <a href={`#source-${source}`} className={classes.reference} aria-label={texts.policy.source(source)} lang={language}>
            {source}
          </a>
        )}
        {isUnchecked && (
          <>
            {" "}
            <span className={classes.unchecked} lang={language}>
              {texts.policy.toBeChecked}
            </span>
          </>
        )}
      </span>
    </li>
  );
}

/** Where the facts were read, by their numbers. */
export function Sources({ sources }: { sources: FactsView["sources"] }) {
  const { policy } = useTexts();
  if (sources.length === 0) return null;
  return (
    <section className={classes.sources}>
      <h2>{policy.sources}</h2>
      <ol lang="en">
        {sources.map((source, index) => (
          <li key={source} id={`source-${index + 1}`}>
            {source}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The official sites that decide. */
export function OfficialPlaces({ links }: { links: FactsView["links"] }) {
  const { policy } = useTexts();
  return (
    <aside className={classes.places} aria-labelledby="official-places">
      <h2 id="official-places">{policy.officialPlaces}</h2>
      <ul lang="en">
        {links.map(({ label, url }) => (
          <li key={url}>
            <OutLink href={url}>{label}</OutLink>
          </li>
        ))}
      </ul>
    </aside>
  );
}
