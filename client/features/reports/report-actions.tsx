import { Anchor } from "@mantine/core";
import { Link } from "react-router-dom";
import { PrintButton } from "./print-button.tsx";

/** What the page of all reports offers as a whole. @param to the page of the table for Parliament */
export const ReportActions = ({ to }: { to: string }) => (
  <>
    <Anchor component={Link} to={to} className="portal-not-printed" py={6}>
      Questions to Parliament
    </Anchor>
    <PrintButton />
  </>
);
