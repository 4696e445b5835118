import { Alert, Anchor, List, Stack, Text } from "@mantine/core";
import type { inferRouterOutputs } from "@trpc/server";
import { Link } from "react-router-dom";
import { z } from "zod";
import type { AppRouter } from "#server/trpc/router.ts";
import { useArrival } from "../../lib/use-arrival.ts";
import { IconCheck } from "../../shared/icons.ts";
import { Section } from "../../components/section.tsx";
import { StatusTag } from "../../shared/status-tag.tsx";
import { SummaryCard } from "../../components/summary-card.tsx";
import { formatCount, formatDateTime } from "../../shared/format.ts";
import { WriteToFirm } from "./choose-members.tsx";
import { firmPath } from "./directory-paths.ts";

export type SentEnquiry = inferRouterOutputs<AppRouter>["directory"]["enquiries"]["getSent"];
type Addressee = SentEnquiry["members"][number];

const JustSent = z.object({ sentTo: z.int(), leftOut: z.array(z.string()) });

/** An enquiry as its buyer reads it: its text, and the answer of each member. */
export function SentEnquiryDetail({ enquiry }: { enquiry: SentEnquiry }) {
  const { senderName, sentAt, message, members } = enquiry;
  const answered = members.filter(({ answer }) => answer !== undefined).length;
  return (
    <Stack gap="lg" maw="52rem">
      <SentNote />
      <SummaryCard
        title="Your enquiry"
        isStacked
        rows={[
          { label: "Sent", value: formatDateTime(sentAt) },
          { label: "From", value: senderName },
          { label: "Message", value: <Text style={{ whiteSpace: "pre-wrap" }}>{message}</Text> },
        ]}
      />
      <Section title={`Answers (${answered} of ${formatCount(members.length, "member")})`}>
        <Stack component="ul" gap="lg" m={0} p={0} style={{ listStyle: "none" }}>
          {members.map((member) => (
            <Answer key={member.firmId} member={member} />
          ))}
        </Stack>
      </Section>
    </Stack>
  );
}

function Answer({ member: { firmId, name, isListed, answer } }: { member: Addressee }) {
  return (
    <li>
      <Stack gap={4} align="flex-start">
        {isListed ? (
          <Anchor component={Link} to={firmPath(firmId)} fw={600}>
            {name}
          </Anchor>
        ) : (
          <Text fw={600}>{name}</Text>
        )}
        {answer === undefined ? (
          <StatusTag tone="neutral">No answer yet</StatusTag>
        ) : (
          <>
            <StatusTag tone="green">Answered on {formatDateTime(answer.at)}</StatusTag>
            <Text style={{ whiteSpace: "pre-wrap" }}>{answer.text}</Text>
            {isListed && <WriteToFirm id={firmId} name={name} isAgain />}
          </>
        )}
      </Stack>
    </li>
  );
}

/** Said once, right after sending: to how many it went, and who was left out. */
function SentNote() {
  const sent = useArrival(JustSent);
  if (sent === undefined) return null;
  const { sentTo, leftOut } = sent;
  return (
    <Alert color="green" role="status" icon={<IconCheck aria-hidden="true" />} title={`Your enquiry was sent to ${formatCount(sentTo, "member")}.`}>
      <Text>Answers come to this page; a mail tells you of each.</Text>
      {leftOut.length > 0 && (
        <>
          <Text mt="xs">Left out, because they are in the directory no more:</Text>
          <List>
            {leftOut.map((name) => (
              <List.Item key={name}>{name}</List.Item>
            ))}
          </List>
        </>
      )}
    </Alert>
  );
}
