import { Alert, Button, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { FilterSelect, choicesOf } from "../../components/filter-select.tsx";
import { formatDateTime } from "../../shared/format.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import type { ClaimOwner } from "./work-views.ts";

/** Takes a claim, gives it to another officer or makes it free, and lists its owners so far. */
export function OwnerPanel({ reimbursementId, claim, onChanged }: { reimbursementId: string; claim: ClaimOwner; onChanged: () => void }) {
  const utils = trpc.useUtils();
  const [to, setTo] = useState<string>();
  const refresh = () => Promise.all([utils.work.invalidate(), utils.reviews.list.invalidate(), utils.dgft.list.invalidate()]);
  const onError = () => utils.work.owner.invalidate({ reimbursementId });
  const take = trpc.work.take.useMutation({ onSuccess: () => refresh().then(onChanged), onError });
  const assign = trpc.work.assign.useMutation({ onSuccess: ({ notDone }) => refresh().then(() => notDone.length === 0 && onChanged()), onError });
  const isBusy = take.isPending || assign.isPending;
  /** The panel says what came of the last press. */
  function press(act: () => void): void {
    if (isBusy) return;
    take.reset();
    assign.reset();
    act();
  }
  const give = (officer: string | null) => press(() => assign.mutate({ ids: [reimbursementId], to: officer, seenAt: claim.readAt }));
  const failure = take.error ?? assign.error;
  const [refused] = assign.data?.notDone ?? [];
  const { owner, officers, deputy, isAbsent, changes, canChange } = claim;
  return (
    <Stack gap="sm">
      {owner !== undefined && (
        <Text size="sm">
          {owner.isMe ? "You have" : `${owner.name} has`} been the owner since {formatDateTime(owner.since)}.
          {isAbsent && ` ${owner.isMe ? "You are" : "The owner is"} absent; ${deputy ?? "nobody"} stands in.`}
        </Text>
      )}
      {failure !== null && <Alert color="red" role="alert" title={failureOf(failure).message} />}
      {refused !== undefined && <Alert color="red" role="alert" title={refused.reason} />}
      {canChange && (
        <>
          <Group gap="xs">
            {owner?.isMe !== true && (
              <Button
                size="compact-md"
                aria-disabled={isBusy}
                onClick={() => press(() => take.mutate({ reimbursementId, ...(owner !== undefined && { takeOverFrom: owner.id }) }))}
              >
                {owner === undefined ? "Take" : `Take over from ${owner.name}`}
              </Button>
            )}
            {owner !== undefined && (
              <Button size="compact-md" variant="default" aria-disabled={isBusy} onClick={() => give(null)}>
                Make free
              </Button>
            )}
          </Group>
          <Group gap="xs" align="flex-end" wrap="nowrap">
            <FilterSelect
              label="Give it to"
              all="Choose an officer"
              choices={choicesOf(
                officers.filter(({ id }) => id !== owner?.id).map(({ id }) => id),
                (id) => officers.find((officer) => officer.id === id)?.name ?? id,
              )}
              value={to}
              onChange={setTo}
            />
            <Button variant="default" aria-disabled={isBusy || to === undefined} onClick={() => to !== undefined && give(to)}>
              Give
            </Button>
          </Group>
        </>
      )}
      {!canChange && <Text size="sm">It is decided or closed, so its owner does not change any more.</Text>}
      {changes.length > 0 && (
        <section aria-label="Owners so far">
          <Title order={2} size="h6">
            Owners so far
          </Title>
          <Stack component="ul" gap={4} mt={4} ps="md" mah={160} style={{ overflowY: "auto" }}>
            {changes.map(({ id, at, text }) => (
              <Text component="li" size="sm" key={id}>
                {text}, {formatDateTime(at)}
              </Text>
            ))}
          </Stack>
        </section>
      )}
    </Stack>
  );
}
