import { Navigate } from "react-router-dom";
import { listPath } from "#domain/reimbursements/addresses.ts";
import { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";

/** The officer begins with the first list. */
export const DecisionHomePage = () => <Navigate to={listPath("dgft", schemeKinds[0])} replace />;
