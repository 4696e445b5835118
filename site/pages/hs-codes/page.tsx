import type { HsCodesContent } from "./load.ts";
import { FactsAround } from "../../parts/facts/facts.tsx";
import { SiteDataTable } from "../../parts/tables/site-data-table.tsx";
import { type SitePageProps, usePageTexts } from "../../parts/site-context.ts";

/** /hs-codes: the catalogue's device lines. @source specification 2 "/hs-codes" */
export function Page({ content: { codes, facts } }: SitePageProps<HsCodesContent>) {
  const texts = usePageTexts()["hs-codes"];
  return (
    <FactsAround facts={facts}>
      <SiteDataTable
        id="codes"
        caption={texts.hsCodes}
        view={codes}
        rowKey={({ code, label }) => `${code} ${label}`}
        columns={[
          { key: "code", label: texts.hsCode, isFigure: true, show: ({ code }) => code },
          { key: "label", label: texts.commodity, show: ({ label }) => <span lang="en">{label}</span> },
          { key: "category", label: texts.category, show: ({ category }) => <span lang="en">{category}</span> },
        ]}
      />
    </FactsAround>
  );
}
