import { contentKindOf } from "#domain/site/content/kinds/index.ts";
import { DataList, queryStates } from "../../../components/data-list.tsx";
import { trpc } from "../../../lib/trpc.ts";
import { contentListPath } from "./content-paths.ts";

/** Every kind of content of the website, with how much there is of it. */
export function ContentOverview() {
  const query = trpc.site.content.count.useQuery();
  return (
    <DataList
      caption="Content of the website"
      isCaptionUnseen
      columns={[
        { key: "title", label: "Content", show: ({ kind }) => contentKindOf(kind).title },
        { key: "use", label: "What it is", show: ({ kind }) => contentKindOf(kind).explanation },
        { key: "count", label: "Entries", isFigure: true, show: ({ count }) => count },
      ]}
      rows={query.data}
      rowKey={({ kind }) => kind}
      rowLink={({ kind }) => contentListPath(kind)}
      {...queryStates(query)}
      emptyTitle="Nothing yet."
    />
  );
}
