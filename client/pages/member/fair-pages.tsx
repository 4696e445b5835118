import { useParams } from "react-router-dom";
import { PageHeading } from "../../components/page-heading.tsx";
import { OwnFairDetail } from "../../features/fairs/own-fair.tsx";
import { OwnFairList } from "../../features/fairs/own-fair-list.tsx";
import { useReadNotices } from "../../features/notifications/use-read-notices.ts";
import { MemberShell } from "./member-shell.tsx";

/** The fairs of the council for members. */
export function MemberFairsPage() {
  return (
    <MemberShell>
      <PageHeading title="Fairs" lead="Apply for a fair, see your rank by the open criteria, and find your seat, your stall and your leads." />
      <OwnFairList />
    </MemberShell>
  );
}

/** One fair with the own application. */
export function MemberFairPage() {
  const { id = "" } = useParams();
  useReadNotices({ about: "fairId", id });
  return (
    <MemberShell>
      <OwnFairDetail id={id} />
    </MemberShell>
  );
}
