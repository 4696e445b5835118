import { Group, Paper, Stack, Text, Title } from "@mantine/core";
import { useEffect, useRef } from "react";
import { itemsName } from "#domain/reimbursements/scheme.ts";
import { BusyButton } from "../../components/busy-button.tsx";
import { SaveNotice } from "../../components/save-notice.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { itemText } from "./item-text.ts";
import { replyAnswersId } from "./reply-answers.tsx";
import type { ReimbursementView } from "./views.ts";

export const removedCostsId = "removed-costs";
export const removedCostsTitle = "Costs that you removed";

/** The costs that this reply removed, each with the way back until the reply is sent. Draws nothing when there are none. */
export function RemovedCosts({ view }: { readonly view: ReimbursementView }) {
  const utils = trpc.useUtils();
  const save = trpc.reimbursements.saveStep.useMutation({
    onSuccess: (next) => {
      utils.reimbursements.getOwn.setData({ reimbursementId: next.id }, next);
      void utils.reimbursements.invalidate();
    },
    onError: () => void utils.reimbursements.invalidate(),
  });
  const { removedItems } = view;
  // The button goes with its cost; the cost is among the answers again.
  const drawn = useRef(removedItems.length);
  useEffect(() => {
    if (removedItems.length < drawn.current && document.activeElement === document.body) document.getElementById(replyAnswersId)?.focus();
    drawn.current = removedItems.length;
  }, [removedItems.length]);

  // At its old place: the remarks call each cost by its number.
  function putBack({ step, facts, place }: ReimbursementView["removedItems"][number]): void {
    const others = view.items.filter((item) => item.step === step).map((item) => item.facts);
    const items = others.toSpliced(place, 0, facts);
    save.mutate({ scheme: view.scheme, reimbursementId: view.id, version: view.version, step, answers: { [itemsName]: items } });
  }

  if (removedItems.length === 0) return null;
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={removedCostsId}>
      <Title order={3} size="h4" mb="sm" id={removedCostsId} tabIndex={-1}>
        {removedCostsTitle}
      </Title>
      <Stack gap="sm">
        {save.error !== null && <SaveNotice tone="error" title={failureOf(save.error).message} attempt={save.failureCount} />}
        {removedItems.map((removed) => (
          <Group key={removed.id} justify="space-between" align="flex-start" wrap="nowrap">
            <Text size="sm" style={{ overflowWrap: "anywhere" }}>
              {itemText(removed.facts)}
            </Text>
            <BusyButton
              variant="default"
              size="compact-sm"
              aria-label={`Put back ${itemText(removed.facts)}`}
              isBusy={save.isPending}
              onClick={() => putBack(removed)}
            >
              Put back
            </BusyButton>
          </Group>
        ))}
      </Stack>
    </Paper>
  );
}
