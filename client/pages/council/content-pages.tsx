import { Alert } from "@mantine/core";
import { useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { paths } from "#domain/council.ts";
import { contentKindNames, contentKindOf, type ContentKind } from "#domain/site/content/kinds/index.ts";
import { PageHeading } from "../../components/page-heading.tsx";
import { NotRead } from "../../components/not-read.tsx";
import { ContentEditor } from "../../features/site/content-desk/content-editor.tsx";
import { ContentList } from "../../features/site/content-desk/content-list.tsx";
import { ContentOverview } from "../../features/site/content-desk/content-overview.tsx";
import { contentEntryPath, contentListPath } from "../../features/site/content-desk/content-paths.ts";
import { NewPageText } from "../../features/site/content-desk/new-page-text.tsx";
import { trpc } from "../../lib/trpc.ts";
import { useArrivalMessage } from "../../lib/use-arrival.ts";
import { CouncilShell } from "./council-shell.tsx";

/** The content of the website, by kind. */
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
  const message = useArrivalMessage();
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

/** One entry, or a new one. After the first save the address changes and the editor stays. */
export function ContentEntryPage() {
  const kind = useKind();
  const { id = "new" } = useParams();
  const navigate = useNavigate();
  const [made, setMade] = useState<string>();
  if (kind === undefined) return <ContentOverviewPage />;
  const { title, one } = contentKindOf(kind);
  const onMade = (newId: string): void => {
    setMade(newId);
    void navigate(contentEntryPath(kind, newId), { replace: true });
  };
  return (
    <CouncilShell>
      <PageHeading title={id === "new" ? `New ${one}` : `Edit ${one}`} back={{ to: contentListPath(kind), label: title }} />
      {id !== "new" && id !== made ? (
        <StoredEntry key={id} kind={kind} id={id} />
      ) : kind === "page-text" ? (
        <NewPageText isMade={id === made} onMade={onMade} />
      ) : (
        <ContentEditor kind={kind} stored={undefined} onMade={onMade} />
      )}
    </CouncilShell>
  );
}

function StoredEntry({ kind, id }: { kind: ContentKind; id: string }) {
  // The editor owns its values from here on: no refetch replaces them while the user types.
  const query = trpc.site.content.get.useQuery({ id }, { refetchOnWindowFocus: false, gcTime: 0 });
  if (query.data !== undefined) return <ContentEditor kind={kind} stored={query.data} />;
  return <NotRead query={query} lines={8} />;
}
