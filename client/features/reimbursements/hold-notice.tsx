import { Alert, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { council } from "#domain/council.ts";
import { formatDate } from "../../shared/format.ts";
import type { ReimbursementView } from "./views.ts";

type HoldNoticeProps = { readonly view: Pick<ReimbursementView, "hold" | "withWhom" | "reader">; readonly children?: ReactNode };

/** Says that a reimbursement is on hold, until when and why. Draws nothing otherwise. */
export function HoldNotice({ view: { hold, withWhom, reader }, children }: HoldNoticeProps) {
  if (hold === undefined) return null;
  const office = withWhom === "dgft" ? council.officer : council.shortName;
  return (
    <Alert color="blue" title={`On hold until ${formatDate(hold.untilOn)}`}>
      <Text style={{ whiteSpace: "pre-wrap" }}>{hold.reason}</Text>
      <Text size="sm" mt="xs">
        {office} put it on hold on {formatDate(hold.fromOn)}
        {reader === "member" ? "" : ` (${hold.startedByName})`}. These days do not count as days of {office}; on {formatDate(hold.untilOn)} it goes on
        by itself.
      </Text>
      {children}
    </Alert>
  );
}
