import { Anchor, Group, Stack, Text } from "@mantine/core";
import type { inferRouterOutputs } from "@trpc/server";
import { useState } from "react";
import { buyerTypes } from "#domain/directory/buyer-input.ts";
import { AnswerText } from "#domain/directory/enquiry-input.ts";
import { countries } from "#domain/members/countries.ts";
import type { AppRouter } from "#server/trpc/router.ts";
import { EmailText } from "../../components/email-text.tsx";
import { LeaveGuard } from "../../components/leave-guard.tsx";
import { PhoneText } from "../../components/phone-text.tsx";
import { Section } from "../../components/section.tsx";
import { SummaryCard, type SummaryRow } from "../../components/summary-card.tsx";
import { formatDateTime } from "../../shared/format.ts";
import { AnswerForm } from "./answer-form.tsx";
import { EnquiryTag } from "./received-enquiries.tsx";
import { ReportEnquiry } from "./report-enquiry.tsx";

export type ReceivedEnquiry = inferRouterOutputs<AppRouter>["directory"]["enquiries"]["getReceived"];

/** An enquiry as the people of the firm read it, with the buyer's contact and the ways to react. */
export function ReceivedEnquiryDetail({ enquiry }: { enquiry: ReceivedEnquiry }) {
  const { id, message, receivedAt, state, answer, report, actions } = enquiry;
  // Here and not in the form: a colleague who answers or reports the enquiry takes the form off the page, and not what is typed.
  const [text, setText] = useState("");
  const isUnsent = text.trim() !== "" && (answer === undefined || AnswerText.safeParse(text).data !== answer.text);
  const canAnswer = actions.includes("answer");
  return (
    <Stack gap="lg" maw="52rem">
      <LeaveGuard isDirty={isUnsent} text="Your answer to the buyer is not sent yet." />
      <Group gap="sm">
        <EnquiryTag state={state} />
        <Text size="sm">Received on {formatDateTime(receivedAt)}</Text>
      </Group>
      <Section title="Message">
        <Text style={{ whiteSpace: "pre-wrap" }}>{message}</Text>
      </Section>
      <SummaryCard title="Buyer" rows={buyerRows(enquiry.buyer)} />
      {answer !== undefined && (
        <Section title="Your answer">
          <Text style={{ whiteSpace: "pre-wrap" }}>{answer.text}</Text>
          <Text size="sm" c="dimmed" mt="sm">
            Sent by {answer.by} on {formatDateTime(answer.at)}
          </Text>
        </Section>
      )}
      {report !== undefined && (
        <Section title="Reported as abuse">
          <Text style={{ whiteSpace: "pre-wrap" }}>{report.reason}</Text>
          <Text size="sm" c="dimmed" mt="sm">
            Reported to the council on {formatDateTime(report.at)}
          </Text>
        </Section>
      )}
      {canAnswer && <AnswerForm id={id} text={text} onText={setText} onSent={(sent) => setText((now) => (now === sent ? "" : now))} />}
      {!canAnswer && isUnsent && (
        <Section title="Your text was not sent">
          <Text role="alert" mb="sm">
            {report === undefined
              ? "Somebody of your firm has answered this enquiry meanwhile. Copy what the buyer still needs, and write by e-mail."
              : "This enquiry was reported meanwhile, so it cannot be answered."}
          </Text>
          <Text style={{ whiteSpace: "pre-wrap" }}>{text}</Text>
        </Section>
      )}
      {actions.includes("report") && <ReportEnquiry id={id} />}
    </Stack>
  );
}

/** Who wrote, and how to reach that buyer. */
export const buyerRows = ({ name, email, phone, country, type }: ReceivedEnquiry["buyer"]): SummaryRow[] => [
  { label: "Name and organisation", value: name },
  {
    label: "E-mail",
    value: (
      <Anchor href={`mailto:${email}`}>
        <EmailText>{email}</EmailText>
      </Anchor>
    ),
  },
  {
    label: "Phone",
    value:
      phone === undefined ? undefined : (
        <Anchor href={`tel:${phone}`}>
          <PhoneText>{phone}</PhoneText>
        </Anchor>
      ),
  },
  { label: "Country", value: countries.find(({ iso2 }) => iso2 === country)?.name },
  { label: "Kind of buyer", value: type === undefined ? undefined : buyerTypes[type] },
];
