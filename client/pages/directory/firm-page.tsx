import { useParams } from "react-router-dom";
import { paths } from "#domain/council.ts";
import { PageHeading } from "../../components/page-heading.tsx";
import { ErrorState, LoadingState } from "../../components/states.tsx";
import { WriteToFirm } from "../../features/directory/choose-members.tsx";
import { FirmDetail } from "../../features/directory/firm-detail.tsx";
import { useWayBack } from "../../features/reviews/list-address.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { useErrorInTitle } from "../../lib/window-title.ts";
import { DirectoryShell } from "./directory-shell.tsx";

/** One member of the directory. @source issue of the directory, "Firm page" */
export function FirmPage() {
  const { firmId = "" } = useParams();
  const { to, state } = useWayBack(paths.buyerHome);
  const query = trpc.directory.firm.useQuery({ firmId });
  const failure = query.error === null ? undefined : failureOf(query.error);
  useErrorInTitle(failure !== undefined);
  const isGone = failure?.code === "firm_not_found" || failure?.code === "invalid";
  return (
    <DirectoryShell>
      <PageHeading
        title={query.data?.memberName ?? "Member"}
        back={{ label: "Member directory", to, state }}
        actions={query.data !== undefined && <WriteToFirm id={query.data.id} name={query.data.memberName} />}
      />
      {query.data !== undefined && <FirmDetail firm={query.data} />}
      {query.data === undefined && failure !== undefined && (
        <ErrorState message={failure.message} {...(isGone ? {} : { onRetry: () => void query.refetch() })} />
      )}
      {query.data === undefined && failure === undefined && <LoadingState lines={6} />}
    </DirectoryShell>
  );
}
