import { Anchor, Text } from "@mantine/core";
import { Link } from "react-router-dom";
import { paths } from "#domain/council.ts";
import { joiningStateLabels } from "#domain/joining/states.ts";
import { EmailText } from "../../components/email-text.tsx";
import { SummaryCard } from "../../components/summary-card.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { formatDateTime, formatInr } from "../../shared/format.ts";
import { StatusTag } from "../../shared/status-tag.tsx";
import { answerFacts, changesByReply, latestChanges } from "./answer-changes.ts";
import { applicationLanguages, applicationTones, type ApplicationView } from "./joining-views.ts";

/** Numbers, which do not break over two lines. */
const unbroken = ["gstNo", "pan", "iecNo", "contactPhone"];

/** What the applicant gave and has changed, and the fee that follows from it. */
export function ApplicationFacts({ view }: { readonly view: ApplicationView }) {
  const { reference, state, email, language, fee, financialYear, submittedAt, declaration, declaredAt, reason, firmId } = view;
  const changes = latestChanges(view);
  const changedAt = changesByReply(view.handedIn).at(-1)?.at;
  const declared = `Declared ${formatDateTime(declaredAt)}`;
  return (
    <SummaryCard
      rows={[
        { label: "Number", value: <Unbroken>{reference}</Unbroken> },
        { label: "State", value: <StatusTag tone={applicationTones[state]}>{joiningStateLabels[state]}</StatusTag> },
        { label: "Submitted", value: formatDateTime(submittedAt) },
        { label: "Applied in", value: applicationLanguages[language] },
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
        ...answerFacts(view).map(({ key, label, text }) => {
          const was = changes.find((change) => change.key === key)?.was;
          return { label, value: <Answer text={text} was={was} isUnbroken={unbroken.includes(key)} /> };
        }),
        { label: "E-mail", value: <EmailText>{email}</EmailText> },
        ...(fee === undefined
          ? []
          : [
              {
                label: `Subscription ${financialYear}`,
                value: `${formatInr(fee.band.totalInr)} (${fee.band.label}, ${formatInr(fee.band.feeInr)} and GST ${formatInr(fee.band.gstInr)})`,
              },
            ]),
        ...(declaration === null
          ? []
          : [{ label: changedAt === undefined ? declared : `${declared}, before the changes of ${formatDateTime(changedAt)}`, value: declaration }]),
      ]}
    />
  );
}

type AnswerProps = { readonly text: string; readonly was: string | undefined; readonly isUnbroken: boolean };

function Answer({ text, was, isUnbroken }: AnswerProps) {
  return (
    <>
      {isUnbroken ? <Unbroken>{text}</Unbroken> : text}
      {was !== undefined && (
        <Text size="sm" fw={500} c="orange">
          Changed by the applicant, was: {was}
        </Text>
      )}
    </>
  );
}
