import { Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router-dom";
import { maxWithdrawReason } from "#domain/circulars/circular-draft.ts";
import { circularMessages } from "#domain/circulars/messages.ts";
import { paths } from "#domain/council.ts";
import { neededReason, ReasonDialog } from "../../components/reason-dialog.tsx";
import { SaveNotice } from "../../components/save-notice.tsx";
import { Section } from "../../components/section.tsx";
import { SummaryCard } from "../../components/summary-card.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { formatDate, formatDateTime, groupIndian } from "../../shared/format.ts";
import { CircularTag } from "./circular-tag.tsx";
import { CircularText } from "./circular-text.tsx";
import { UnreadFirms } from "./unread-firms.tsx";
import type { Circular } from "./views.ts";

/** A published circular with its readers. */
export function CircularDetail({ circular, message }: { readonly circular: Circular; readonly message: string | undefined }) {
  const [withdrawn, setWithdrawn] = useState<string>();
  const done = withdrawn ?? message;
  const { state, withdrawnAt, withdrawnByName, withdrawnReason } = circular;
  return (
    <Stack gap="lg">
      {done !== undefined && <SaveNotice tone="success" title={done} />}
      {state === "withdrawn" && (
        <Section title="Withdrawn">
          <Text>{withdrawnReason}</Text>
          <Text size="sm" c="dimmed" mt="xs">
            {withdrawnByName}, {formatDateTime(withdrawnAt)}
          </Text>
        </Section>
      )}
      <Section title="About the circular">
        <Facts circular={circular} />
        <Actions circular={circular} onDone={setWithdrawn} />
      </Section>
      <Section title="Text">
        <CircularText {...circular} />
      </Section>
      <Section title="Readers">
        <Text fw={500} mb="md">
          Read by {groupIndian(String(circular.readers))} of {groupIndian(String(circular.firms))} {circular.firms === 1 ? "firm" : "firms"}
        </Text>
        <UnreadFirms id={circular.id} />
      </Section>
    </Stack>
  );
}

function Facts({ circular }: { readonly circular: Circular }) {
  const { number, state, replaces, replacedBy, audienceText, isPublic, isUrgent, holdsFromOn, publishedAt, publishedByName, pdfs } = circular;
  return (
    <SummaryCard
      rows={[
        { label: "Number", value: number },
        { label: "State", value: <CircularTag state={state} replacedBy={replacedBy} /> },
        { label: "Holds from", value: formatDate(holdsFromOn) },
        { label: "Published", value: `${formatDateTime(publishedAt)} by ${publishedByName ?? ""}` },
        { label: "For", value: audienceText },
        { label: "Website", value: isPublic ? "Everybody can read it" : "Members only" },
        { label: "E-mail", value: isUrgent ? "Urgent: sent at once" : "In the daily e-mail" },
        ...(replaces === null ? [] : [{ label: "Replaces", value: <Other id={replaces.id} text={`${replaces.number}: ${replaces.subject}`} /> }]),
        ...(replacedBy === null
          ? []
          : [
              { label: "Replaced by", value: <Other id={replacedBy.id} text={`${replacedBy.number}: ${replacedBy.subject}`} /> },
              { label: "Replaced from", value: formatDate(replacedBy.holdsFromOn) },
            ]),
        { label: "PDF", value: <Pdfs pdfs={pdfs} /> },
      ]}
    />
  );
}

const Other = ({ id, text }: { readonly id: string; readonly text: string }) => (
  <Anchor component={Link} to={`${paths.circulars}/${id}`}>
    {text}
  </Anchor>
);

/** Links to the PDFs that there are. */
export function Pdfs({ pdfs }: { readonly pdfs: Circular["pdfs"] }) {
  if (pdfs.en === null && pdfs.hi === null) return "Being made; look again in a moment";
  if (pdfs.isOne)
    return (
      <Anchor href={pdfs.en ?? ""} download>
        Download the PDF
      </Anchor>
    );
  return (
    <Group gap="md">
      {pdfs.en !== null && (
        <Anchor href={pdfs.en} download>
          PDF in English
        </Anchor>
      )}
      {pdfs.hi !== null && (
        <Anchor href={pdfs.hi} download>
          PDF in Hindi <span lang="hi">(हिन्दी)</span>
        </Anchor>
      )}
    </Group>
  );
}

function Actions({ circular, onDone }: { readonly circular: Circular; readonly onDone: (message: string) => void }) {
  const { id, revision, number, actions, replaces, isUrgent } = circular;
  const [isWithdrawing, setWithdrawing] = useState(false);
  const utils = trpc.useUtils();
  const withdraw = trpc.circulars.withdraw.useMutation({
    onSuccess: async () => {
      setWithdrawing(false);
      await utils.circulars.invalidate();
      onDone(circularMessages.withdrawn(number ?? ""));
    },
    onError: () => utils.circulars.get.invalidate({ id }),
  });
  const openWithdrawal = (): void => {
    // A dialog does not show the refusal of an earlier one.
    withdraw.reset();
    setWithdrawing(true);
  };
  if (actions.length === 0) return null;
  return (
    <Group mt="lg">
      {actions.includes("replace") && (
        <Button component={Link} to={`${paths.circulars}/new?replaces=${id}`} variant="default">
          Write one that replaces it
        </Button>
      )}
      {actions.includes("withdraw") && (
        <Button variant="subtle" color="red" onClick={openWithdrawal}>
          Withdraw the circular
        </Button>
      )}
      {isWithdrawing && (
        <ReasonDialog
          title={`Withdraw circular ${number}?`}
          problemOf={neededReason(circularMessages.enterReason)}
          hint="Members read it, and everybody if the circular is on the website"
          maxLength={maxWithdrawReason}
          failure={withdraw.error === null ? undefined : failureOf(withdraw.error).message}
          isBusy={withdraw.isPending}
          confirmLabel="Withdraw"
          isDestructive
          onConfirm={(reason) => withdraw.mutate({ id, revision, reason })}
          onClose={() => setWithdrawing(false)}
        >
          <Text>It stays readable and says that it is withdrawn, with your reason. This cannot be undone.</Text>
          <Text mt="xs">Each member who has a notice of it gets a new one{isUrgent && ", and an e-mail"}.</Text>
          {replaces !== null && <Text mt="xs">Circular {replaces.number}, which it replaced, holds again.</Text>}
        </ReasonDialog>
      )}
    </Group>
  );
}
