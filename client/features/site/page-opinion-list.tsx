import { Anchor, SegmentedControl, Stack } from "@mantine/core";
import { useState } from "react";
import { sitePathIn } from "#domain/notifications/mail-languages.ts";
import { opinionSpans, type OpinionSpan } from "#domain/site/page-opinions.ts";
import { DataList, queryStates } from "../../components/data-list.tsx";
import { trpc } from "../../lib/trpc.ts";

const languages = { en: "English", hi: "Hindi" } as const;

/** The pages of the website with how many readers found each useful. */
export function PageOpinionList() {
  const [days, setDays] = useState<OpinionSpan>(90);
  const query = trpc.site.opinions.useQuery({ days });
  return (
    <Stack gap="md">
      <SegmentedControl
        aria-label="Time"
        value={String(days)}
        onChange={(value) => setDays(opinionSpans.find((span) => String(span) === value) ?? 90)}
        data={opinionSpans.map((span) => ({ value: String(span), label: `${span} days` }))}
        style={{ alignSelf: "flex-start" }}
      />
      <DataList
        caption={`Answers of the last ${days} days`}
        columns={[
          {
            key: "page",
            label: "Page",
            show: ({ page, language }) =>
              page.includes(":") ? (
                page
              ) : (
                <Anchor href={sitePathIn(language, page)} hrefLang={language}>
                  {page}
                </Anchor>
              ),
          },
          { key: "language", label: "Language", show: ({ language }) => languages[language] },
          { key: "useful", label: "Useful", isFigure: true, show: ({ useful }) => useful },
          { key: "notUseful", label: "Not useful", isFigure: true, show: ({ notUseful }) => notUseful },
          {
            key: "share",
            label: "Useful, in percent",
            isFigure: true,
            show: ({ useful, notUseful }) => Math.round((100 * useful) / (useful + notUseful)),
          },
        ]}
        rows={query.data}
        rowKey={({ page, language }) => `${language} ${page}`}
        {...queryStates(query)}
        emptyTitle="No reader answered in this time."
      />
    </Stack>
  );
}
