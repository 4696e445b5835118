import { useLocation, useParams } from "react-router-dom";
import { Alert } from "@mantine/core";
import { paths } from "#domain/council.ts";
import { contentKindNames, contentKindOf, type ContentKind } from "#domain/site/content/kinds/index.ts";
import { PageHeading } from "../../components/page-heading.tsx";
import { ErrorState, LoadingState } from "../../components/states.tsx";
import { ContentEditor } from "../../features/site/content-desk/content-editor.tsx";
import { ContentList } from "../../features/site/content-desk/content-list.tsx";
import { ContentOverview } from "../../features/site/content-desk/content-overview.tsx";
import { contentListPath } from "../../features/site/content-desk/content-paths.ts";
import { NewPageText } from "../../features/site/content-desk/new-page-text.tsx";
import { messageIn } from "../../features/site/content-desk/use-content-editor.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { CouncilShell } from "./council-shell.tsx";

/** What the website says, by kind. */
export function ContentOverviewPage() {
  return (
    <CouncilShell>
      <PageHeading title="Website content" lead="What the public reads: write, preview, publish at once or at a time of your choice." />
      <ContentOverview />
    </CouncilShell>
  );
}

const useKind = (): ContentKind | undefined => {
  const { kind } = useParams();
  return contentKindNames.find((name) => name === kind);
};

/** The entries of a kind. */
export function ContentListPage() {
  const kind = useKind();
  const { state }: { state: unknown } = useLocation();
  const message = messageIn(state);
  if (kind === undefined) return <ContentOverviewPage />;
  const { title, explanation } = contentKindOf(kind);
  return (
    <CouncilShell>
      <PageHeading title={title} lead={explanation} back={{ to: paths.content, label: "Website content" }} />
      <div role="status">{message !== undefined && <Alert color="green" title={message} mb="md" />}</div>
      <ContentList key={kind} kind={kind} />
    </CouncilShell>
  );
}

/** One entry, or a new one. */
export function ContentEntryPage() {
  const kind = useKind();
  const { id = "new" } = useParams();
  if (kind === undefined) return <ContentOverviewPage />;
  const { title, one } = contentKindOf(kind);
  return (
    <CouncilShell>
      <PageHeading title={id === "new" ? `New ${one}` : `Edit ${one}`} back={{ to: contentListPath(kind), label: title }} />
      {id !== "new" ? (
        <StoredEntry key={id} kind={kind} id={id} />
      ) : kind === "page-text" ? (
        <NewPageText />
      ) : (
        <ContentEditor kind={kind} stored={undefined} />
      )}
    </CouncilShell>
  );
}

function StoredEntry({ kind, id }: { kind: ContentKind; id: string }) {
  // What the editor holds is its own from here on: it is not exchanged under the hands of whoever writes.
  const query = trpc.site.content.get.useQuery({ id }, { refetchOnWindowFocus: false, gcTime: 0 });
  if (query.data !== undefined) return <ContentEditor kind={kind} stored={query.data} />;
  return query.error === null ? (
    <LoadingState lines={8} />
  ) : (
    <ErrorState message={failureOf(query.error).message} onRetry={() => void query.refetch()} />
  );
}
