import { Alert, Anchor } from "@mantine/core";
import { Link } from "react-router-dom";
import { paths } from "#domain/council.ts";
import { SaveNotice } from "../../components/save-notice.tsx";

/**
 * Says that the profile is saved. It takes the focus, unless the user typed more during the save.
 * @param isWhole the save has everything that the form holds now
 */
export function SavedProfile({ message, isWhole }: { message: string; isWhole: boolean }) {
  const next = (
    <Anchor component={Link} to={paths.memberHome}>
      Go to your reimbursements
    </Anchor>
  );
  return isWhole ? (
    <SaveNotice tone="success" title={message}>
      {next}
    </SaveNotice>
  ) : (
    <Alert color="green" role="status" title={message}>
      {next}
    </Alert>
  );
}
