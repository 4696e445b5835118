import type { DocumentRow, DocumentsView, DocumentCategory } from "#domain/site/documents-view.ts";
import { entryAnchor } from "#domain/site/table-query.ts";
import type { Texts } from "../../content/languages/texts.ts";
import { OutLink } from "../out-link.tsx";
import type { SiteColumn } from "../tables/site-table.tsx";
import { formatDate } from "#client/shared/format.ts";
import { useTexts } from "../site-context.ts";
import { EnglishMark, EntryWords } from "../entry-words.tsx";
import { FileLink } from "../file-link.tsx";
import { SiteDataTable } from "../tables/site-data-table.tsx";
import classes from "./document-table.module.css";

/** A category of documents as a table, with the columns that the specification gives it. */
export function DocumentTable({ category, documents }: { readonly category: DocumentCategory; readonly documents: DocumentsView }) {
  const texts = useTexts();
  const { caption, columns } = tablesOf[category](texts);
  return (
    <SiteDataTable
      id="papers"
      caption={caption}
      columns={columns}
      view={documents}
      rowKey={({ id }) => id}
      rowAnchor={({ slug }) => entryAnchor(slug)}
    />
  );
}

type TableRules = { readonly caption: string; readonly columns: readonly SiteColumn<DocumentRow>[] };

/** @source specification 2 "Policy and resources", "Other public pages", 3 "Static document" */
const tablesOf: Readonly<Record<DocumentCategory, (texts: Texts) => TableRules>> = {
  reports: ({ tables }) => ({ caption: tables.reports, columns: [named(tables.name), summary(tables), date(tables), file(tables)] }),
  notices: ({ tables }) => ({ caption: tables.notices, columns: [named(tables.title), summary(tables), date(tables), file(tables)] }),
  tenders: ({ tables }) => ({
    caption: tables.tenders,
    columns: [named(tables.title), summary(tables), date(tables), closing(tables), file(tables)],
  }),
  pastNotices: ({ tables }) => ({ caption: tables.pastNotices, columns: [named(tables.title), summary(tables), date(tables), file(tables)] }),
  pastTenders: ({ tables }) => ({
    caption: tables.pastTenders,
    columns: [named(tables.title), summary(tables), date(tables), closing(tables), file(tables)],
  }),
  policies: ({ tables }) => ({ caption: tables.policies, columns: [named(tables.name), summary(tables), date(tables), download(tables)] }),
  strategy: ({ tables }) => ({ caption: tables.strategyDocuments, columns: [subject(tables), session(tables), download(tables)] }),
  annual: ({ tables }) => ({ caption: tables.annualReports, columns: [subject(tables), session(tables), download(tables)] }),
  publications: ({ tables }) => ({ caption: tables.publications, columns: [description(tables), date(tables), download(tables)] }),
};

type TableTexts = Texts["tables"];

const named = (label: string): SiteColumn<DocumentRow> => ({ key: "title", label, show: (row) => <Title row={row} /> });
const summary = ({ summary: label }: TableTexts): SiteColumn<DocumentRow> => ({
  key: "summary",
  label,
  show: (row) => <EntryWords of={row}>{row.summary}</EntryWords>,
});
const subject = ({ subject: label }: TableTexts): SiteColumn<DocumentRow> => ({ key: "title", label, show: (row) => <Described row={row} /> });
const description = ({ description: label }: TableTexts): SiteColumn<DocumentRow> => ({
  key: "title",
  label,
  show: (row) => <Described row={row} />,
});

const date = (tables: TableTexts): SiteColumn<DocumentRow> => ({
  key: "date",
  label: tables.date,
  isFigure: true,
  show: ({ date: day }) => (day === null ? tables.notProvided : <time dateTime={day}>{formatDate(day)}</time>),
});

const session = (tables: TableTexts): SiteColumn<DocumentRow> => ({
  key: "session",
  label: tables.session,
  isFigure: true,
  show: (row) => row.session ?? tables.notProvided,
});

const closing = (tables: TableTexts): SiteColumn<DocumentRow> => ({
  key: "closesOn",
  label: tables.closesOn,
  show: ({ closesOn }) => (closesOn === null ? tables.standingInvitation : <time dateTime={closesOn}>{formatDate(closesOn)}</time>),
});

const file = (tables: TableTexts): SiteColumn<DocumentRow> => ({
  key: "document",
  label: tables.pdf,
  show: ({ document, title }) => (document === null ? tables.noFile : <FileLink document={document} label={tables.viewPdf} of={title} />),
});

const download = (tables: TableTexts): SiteColumn<DocumentRow> => ({
  key: "document",
  label: tables.download,
  show: (row) => (
    <div className={classes.places}>
      {row.document !== null && <FileLink document={row.document} label={tables.viewPdf} of={row.title} />}
      {row.website !== null && <OutLink href={row.website}>{tables.officialPlace}</OutLink>}
      {row.document === null && row.website === null && tables.noFile}
    </div>
  ),
});

function Title({ row }: { row: DocumentRow }) {
  return (
    <>
      <EntryWords of={row}>{row.title}</EntryWords>
      <EnglishMark of={row} />
    </>
  );
}

/** Title, issuer and summary. */
function Described({ row }: { row: DocumentRow }) {
  const { issuedBy, summary: words } = row;
  return (
    <EntryWords of={row}>
      {row.title}
      <EnglishMark of={row} />
      {issuedBy !== null && <span className={classes.issuer}>{issuedBy}</span>}
      {words !== "" && <span className={classes.words}>{words}</span>}
    </EntryWords>
  );
}
