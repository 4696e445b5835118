import { useParams } from "react-router-dom";
import { FiledReimbursement } from "../../features/reimbursements/filed-reimbursement.tsx";
import { MemberShell } from "./member-shell.tsx";

/** One of the firm's own reimbursements; a draft opens in its wizard instead. */
export function ReimbursementPage() {
  const { id = "" } = useParams();
  return (
    <MemberShell>
      <FiledReimbursement key={id} reimbursementId={id} />
    </MemberShell>
  );
}
