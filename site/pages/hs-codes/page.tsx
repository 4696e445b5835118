import type { HsCodesPageView } from "#domain/site/hs-codes-view.ts";
import { FactsAround } from "../../parts/facts/facts.tsx";
import { SiteDataTable } from "../../parts/tables/site-data-table.tsx";
import { useTexts, type SitePageProps } from "../../parts/site-context.ts";

/** /hs-codes: the catalogue's device lines. @source specification 2 "/hs-codes" */
export function HsCodesPage({ content: { codes, facts } }: SitePageProps<HsCodesPageView>) {
  const { tables } = useTexts();
  return (
    <FactsAround facts={facts}>
      <SiteDataTable
        id="codes"
        caption={tables.hsCodes}
        view={codes}
        rowKey={({ code, label }) => `${code} ${label}`}
        columns={[
          { key: "code", label: tables.hsCode, isFigure: true, show: ({ code }) => code },
          { key: "label", label: tables.commodity, show: ({ label }) => <span lang="en">{label}</span> },
          { key: "category", label: tables.category, show: ({ category }) => <span lang="en">{category}</span> },
        ]}
      />
    </FactsAround>
  );
}
