import { useParams } from "react-router-dom";
import { council, paths } from "#domain/council.ts";
import { PageHeading } from "../../components/page-heading.tsx";
import { ErrorState, LoadingState } from "../../components/states.tsx";
import { OwnCircularList } from "../../features/circulars/own-circular-list.tsx";
import { OwnCircularText } from "../../features/circulars/own-circular.tsx";
import { useOwnCircular } from "../../features/circulars/use-own-circular.ts";
import { MemberShell } from "./member-shell.tsx";

/** The circulars for the member's firm. */
export function MemberCircularsPage() {
  return (
    <MemberShell>
      <PageHeading
        title="Circulars"
        lead={
          <>
            Circulars of {council.shortName} for your firm. <span lang="hi">परिषद के परिपत्र, जो आपकी फ़र्म के लिए हैं।</span>
          </>
        }
      />
      <OwnCircularList />
    </MemberShell>
  );
}

/** One of them; opening it marks it as read. */
export function MemberCircularPage() {
  const { id = "" } = useParams();
  const { circular, failure, retry } = useOwnCircular(id);
  const isGone = failure?.code === "not_found" || failure?.code === "invalid";
  return (
    <MemberShell>
      <PageHeading title={circular === undefined ? "Circular" : circular.number} back={{ label: "Circulars", to: paths.memberCirculars }} />
      {circular !== undefined && <OwnCircularText key={circular.id} circular={circular} />}
      {circular === undefined && failure !== undefined && <ErrorState message={failure.message} {...(isGone ? {} : { onRetry: retry })} />}
      {circular === undefined && failure === undefined && <LoadingState />}
    </MemberShell>
  );
}
