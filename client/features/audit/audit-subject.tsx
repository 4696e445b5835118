import { Anchor, Text } from "@mantine/core";
import { Link } from "react-router-dom";
import { EmailText } from "../../components/email-text.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { auditSubjectShown } from "./audit-subject-shown.ts";
import type { AuditEntry } from "./use-audit.ts";

/** A reimbursement number stays on one line; an id of the database is too long. */
const longestNumber = 20;

/** What an entry is about, as a link where the council can look at it. */
export function AuditSubjectLink({ entry: { subject } }: { entry: AuditEntry }) {
  if (subject === null)
    return (
      <Text c="dimmed" component="span" size="sm">
        –
      </Text>
    );
  const { text, to } = auditSubjectShown(subject);
  const words = text.includes("@") ? <EmailText>{text}</EmailText> : text.length <= longestNumber ? <Unbroken>{text}</Unbroken> : text;
  return to === undefined ? (
    words
  ) : (
    <Anchor component={Link} to={to} size="sm">
      {words}
    </Anchor>
  );
}
