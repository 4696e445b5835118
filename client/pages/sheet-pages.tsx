import { useParams } from "react-router-dom";
import { SheetScreen } from "../features/reimbursements/sheet-screen.tsx";
import { CouncilShell } from "./council/council-shell.tsx";
import { DgftShell } from "./dgft/dgft-shell.tsx";
import { MemberShell } from "./member/member-shell.tsx";

const Sheet = () => {
  const { id = "" } = useParams();
  return <SheetScreen key={id} reimbursementId={id} />;
};

/** The computation sheet for the council. */
export const CouncilSheetPage = () => (
  <CouncilShell>
    <Sheet />
  </CouncilShell>
);

/** The same for DGFT. */
export const DgftSheetPage = () => (
  <DgftShell>
    <Sheet />
  </DgftShell>
);

/** The same for the firm. */
export const MemberSheetPage = () => (
  <MemberShell>
    <Sheet />
  </MemberShell>
);
