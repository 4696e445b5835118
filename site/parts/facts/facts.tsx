import { Fragment, type ReactNode } from "react";
import type { FactsView, FactView } from "../../content/facts/facts.ts";
import type { TextContent } from "../../content/page-content.ts";
import { OutLink } from "../out-link.tsx";
import { formatDate } from "#client/shared/format.ts";
import { useHref, useSite, useTexts } from "../site-context.ts";
import { SectionAside } from "../frame/section-aside.tsx";
import { TextPage } from "../text/text-page.tsx";
import classes from "./facts.module.css";

/** Facts without anything else. */
export function Facts({ facts }: { facts: FactsView }) {
  return <FactsColumns facts={facts} lead={<FactsLead facts={facts} />} />;
}

/** Facts around other content: the lead before it, the rest behind it. A text of staff in their place stands behind it. */
export function FactsAround({ facts, children }: { readonly facts: FactsView | TextContent; readonly children: ReactNode }) {
  if ("html" in facts)
    return (
      <div className={classes.around}>
        {children}
        <TextPage content={facts} />
      </div>
    );
  return (
    <div className={classes.around}>
      <div>
        <FactsLead facts={facts} />
      </div>
      {children}
      <FactsColumns facts={facts} />
    </div>
  );
}

/** Facts with the numbers of their sources, and the official links. */
function FactsColumns({ facts, lead }: { readonly facts: FactsView; readonly lead?: ReactNode }) {
  return (
    <div className={classes.layout}>
      <div className={classes.main}>
        {lead}
        {facts.sections.map((section) => (
          <Section key={section.heading} section={section} />
        ))}
        <Unconfirmed facts={facts} />
        <Sources sources={facts.sources} />
      </div>
      <div className={classes.beside}>
        <OfficialPlaces links={facts.links} />
        <SectionAside />
      </div>
    </div>
  );
}

/** The lead of the page, and a caution for its readers. */
function FactsLead({ facts: { lead, caution } }: { facts: FactsView }) {
  return (
    <>
      <p className={classes.lead}>{lead}</p>
      {caution !== null && <Caution text={caution} />}
    </>
  );
}

function Caution({ text }: { text: string }) {
  const { facts } = useTexts();
  return (
    <p className={classes.caution}>
      <strong>{facts.caution}: </strong>
      {text}
    </p>
  );
}

function Section({ section: { heading, form, facts } }: { section: FactsView["sections"][number] }) {
  const List = form === "steps" ? "ol" : "ul";
  const [first] = facts;
  // One number at the heading replaces the same number at every line.
  const common = first !== undefined && facts.length > 1 && facts.every(({ source }) => source === first.source) ? first.source : null;
  return (
    <section className={classes.section}>
      <h2>
        {heading}
        {common !== null && <Reference source={common} />}
      </h2>
      <List className={classes[form]}>
        {facts.map((fact) => (
          <FactLine key={fact.text} fact={common === null ? fact : { ...fact, source: null }} />
        ))}
      </List>
    </section>
  );
}

function FactLine({ fact: { text, on, source } }: { fact: FactView }) {
  return (
    <li>
      <span>
        {on !== null && <strong className={classes.on}>{on}: </strong>}
        {text}
        {source !== null && <Reference source={source} />}
      </span>
    </li>
  );
}

function Reference({ source }: { source: number }) {
  const { facts } = useTexts();
  return (
    <>
      {"\u00a0"}
      <a href={`#source-${source}`} className={classes.reference} aria-label={facts.source(source)}>
        {source}
      </a>
    </>
  );
}

/** What no official text confirms, and whom to ask. On a page without sources it says when the facts were last checked. */
function Unconfirmed({ facts: { unconfirmed: groups, sources } }: { readonly facts: FactsView }) {
  const { facts } = useTexts();
  const href = useHref();
  if (groups.length === 0) return null;
  return (
    <section className={classes.unconfirmed} aria-labelledby="unconfirmed">
      <h2 id="unconfirmed">{facts.unconfirmed}</h2>
      <p>
        {facts.askFirst} <a href={href("contact")}>{facts.desks}</a>
      </p>
      {sources.length === 0 && <LastChecked />}
      {groups.map(({ heading, texts }) => (
        <Fragment key={heading}>
          {groups.length > 1 && <h3>{heading}</h3>}
          <ul>
            {texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Fragment>
      ))}
    </section>
  );
}

/** The official texts of the facts, by their numbers, and the day on which the facts were last checked. */
function Sources({ sources }: { sources: FactsView["sources"] }) {
  const { facts } = useTexts();
  if (sources.length === 0) return null;
  return (
    <section className={classes.sources}>
      <h2>{facts.sources}</h2>
      <LastChecked />
      <ol>
        {sources.map(({ title, on, url }, index) => (
          <li key={title} id={`source-${index + 1}`}>
            <OutLink href={url}>{title}</OutLink>
            {on !== undefined && (
              <>
                , <span className={classes.day}>{formatDate(on)}</span>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function LastChecked() {
  const {
    reviewedOn,
    texts: { facts },
  } = useSite();
  return reviewedOn === undefined ? null : <p>{facts.lastChecked(formatDate(reviewedOn))}</p>;
}

/** The official sites that decide. */
function OfficialPlaces({ links }: { links: FactsView["links"] }) {
  const { facts } = useTexts();
  return (
    <aside className={classes.places} aria-labelledby="official-places">
      <h2 id="official-places">{facts.officialPlaces}</h2>
      <ul>
        {links.map(({ label, url }) => (
          <li key={url}>
            <OutLink href={url}>{label}</OutLink>
          </li>
        ))}
      </ul>
    </aside>
  );
}
