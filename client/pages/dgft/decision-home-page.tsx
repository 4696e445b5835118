import { Navigate } from "react-router-dom";
import { paths } from "#domain/council.ts";

/** The officer begins with My work. */
export const DecisionHomePage = () => <Navigate to={paths.dgftWork} replace />;
