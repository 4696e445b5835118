import { Navigate } from "react-router-dom";
import { listPath } from "#domain/reimbursements/addresses.ts";
import { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";

/** The section of all schemes begins with the first list. */
export const CouncilReimbursementsPage = () => <Navigate to={listPath("council", schemeKinds[0])} replace />;
