import { useParams } from "react-router-dom";
import { useReadNotices } from "../../features/notifications/use-read-notices.ts";
import { MoneySentence } from "../../features/payments/money-sentence.tsx";
import { FiledReimbursement } from "../../features/reimbursements/filed-reimbursement.tsx";
import { MemberShell } from "./member-shell.tsx";

/** One of the firm's own reimbursements; a draft opens in its wizard instead. */
export function ReimbursementPage() {
  const { id = "" } = useParams();
  useReadNotices({ about: "reimbursementId", id });
  return (
    <MemberShell>
      <FiledReimbursement key={id} reimbursementId={id} money={<MoneySentence reimbursementId={id} isForFirm />} />
    </MemberShell>
  );
}
