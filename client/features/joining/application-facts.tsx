import { Anchor } from "@mantine/core";
import { Link } from "react-router-dom";
import { paths } from "#domain/council.ts";
import { joiningStateLabels } from "#domain/joining/states.ts";
import { gstStateName } from "#domain/members/gst-states.ts";
import { EmailText } from "../../components/email-text.tsx";
import { SummaryCard } from "../../components/summary-card.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { formatDateTime, formatInr, formatPaise } from "../../shared/format.ts";
import { StatusTag } from "../../shared/status-tag.tsx";
import { applicationTones, type ApplicationView } from "./joining-views.ts";

const kinds = { manufacturer: "Manufacturer and exporter", merchant: "Merchant exporter" } as const;

/** What the applicant gave, and the fee that follows from it. */
export function ApplicationFacts({ view }: { readonly view: ApplicationView }) {
  const { reference, state, email, firm, exportYear, fee, financialYear, submittedAt, declaration, declaredAt, reason, firmId } = view;
  return (
    <SummaryCard
      rows={[
        { label: "Number", value: <Unbroken>{reference}</Unbroken> },
        { label: "State", value: <StatusTag tone={applicationTones[state]}>{joiningStateLabels[state]}</StatusTag> },
        { label: "Submitted", value: formatDateTime(submittedAt) },
        ...(reason === null ? [] : [{ label: "Reason", value: reason }]),
        ...(firmId === null
          ? []
          : [
              {
                label: "Member",
                value: (
                  <Anchor component={Link} to={`${paths.councilHome}/firms/${firmId}`}>
                    Open the firm
                  </Anchor>
                ),
              },
            ]),
        ...(firm === undefined
          ? []
          : [
              { label: "GST number", value: <Unbroken>{firm.gstNo}</Unbroken> },
              { label: "PAN", value: <Unbroken>{firm.pan}</Unbroken> },
              { label: "IEC", value: <Unbroken>{firm.iecNo}</Unbroken> },
              { label: "Kind", value: `${kinds[firm.kind]}${firm.isMsme === "yes" ? ", MSME" : ""}` },
              { label: "Address", value: firm.address },
              { label: "State of the address", value: gstStateName(firm.stateCode) },
              { label: "Contact", value: firm.contactName },
              { label: "Phone", value: <Unbroken>{firm.contactPhone}</Unbroken> },
              { label: "Devices", value: firm.devices },
              { label: `Exports of ${exportYear}`, value: formatPaise(firm.exportsPaise) },
            ]),
        { label: "E-mail", value: <EmailText>{email}</EmailText> },
        ...(fee === undefined
          ? []
          : [
              {
                label: `Subscription ${financialYear}`,
                value: `${formatInr(fee.band.totalInr)} (${fee.band.label}, ${formatInr(fee.band.feeInr)} and GST ${formatInr(fee.band.gstInr)})`,
              },
            ]),
        ...(declaration === null ? [] : [{ label: `Declared ${formatDateTime(declaredAt)}`, value: declaration }]),
      ]}
    />
  );
}
