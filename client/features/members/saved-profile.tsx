import { Alert, Anchor } from "@mantine/core";
import { Link } from "react-router-dom";
import { paths } from "#domain/council.ts";
import { SaveNotice } from "../../components/save-notice.tsx";

/** What is saved; it takes the focus where it is the whole of what was typed, so that nobody is still typing. */
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
