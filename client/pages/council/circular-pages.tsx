import { Alert } from "@mantine/core";
import { useState } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import { paths } from "#domain/council.ts";
import { PageHeading } from "../../components/page-heading.tsx";
import { NotRead } from "../../components/not-read.tsx";
import { CircularDetail } from "../../features/circulars/circular-detail.tsx";
import { CircularEditor } from "../../features/circulars/circular-editor.tsx";
import { CircularList } from "../../features/circulars/circular-list.tsx";
import type { CircularEditorEnds } from "../../features/circulars/use-circular-editor.ts";
import { trpc } from "../../lib/trpc.ts";
import { useArrivalMessage } from "../../lib/use-arrival.ts";
import { CouncilShell } from "./council-shell.tsx";

const back = { to: paths.circulars, label: "Circulars" };

/** All circulars. */
export function CircularsPage() {
  const message = useArrivalMessage();
  return (
    <CouncilShell>
      <PageHeading
        title="Circulars"
        lead="Messages of the council to its members. A published circular never changes: a correction is a new one that replaces it."
      />
      <div role="status">{message !== undefined && <Alert color="green" title={message} mb="md" />}</div>
      <CircularList />
    </CouncilShell>
  );
}

/** One circular, or a new one. After the first save the address changes and the editor stays. */
export function CircularPage() {
  const { id = "new" } = useParams();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const [made, setMade] = useState<string>();
  const ends: CircularEditorEnds = {
    onMade: (newId) => {
      setMade(newId);
      void navigate(`${paths.circulars}/${newId}`, { replace: true });
    },
    onPublished: (publishedId, message) => {
      setMade(undefined);
      void navigate(`${paths.circulars}/${publishedId}`, { replace: true, state: { message } });
    },
    onDiscarded: (message) => void navigate(paths.circulars, { state: { message } }),
  };
  return (
    <CouncilShell>
      {id !== "new" && id !== made ? (
        <StoredCircular key={id} id={id} ends={ends} />
      ) : (
        <>
          <PageHeading title={id === "new" ? "New circular" : "Draft of a circular"} back={back} />
          <CircularEditor stored={undefined} replacesId={parameters.get("replaces") ?? undefined} {...ends} />
        </>
      )}
    </CouncilShell>
  );
}

function StoredCircular({ id, ends }: { readonly id: string; readonly ends: CircularEditorEnds }) {
  const message = useArrivalMessage();
  // The editor owns its values from here on: no refetch replaces them while the user types.
  const query = trpc.circulars.get.useQuery({ id }, { refetchOnWindowFocus: false, gcTime: 0 });
  const { data } = query;
  return (
    <>
      <PageHeading title={data === undefined ? "Circular" : data.state === "draft" ? "Draft of a circular" : data.subject} back={back} />
      {data !== undefined && data.state === "draft" && <CircularEditor stored={data} {...ends} />}
      {data !== undefined && data.state !== "draft" && <CircularDetail circular={data} message={message} />}
      {data === undefined && <NotRead query={query} lines={8} />}
    </>
  );
}
