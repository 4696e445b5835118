import { Alert, Stack, Text } from "@mantine/core";
import { payerNames } from "#domain/payments/order-messages.ts";
import { CheckboxField } from "../../components/fields.tsx";
import { otherPayerOf } from "./payment-views.ts";
import type { OtherPayer } from "./use-other-payer.ts";

/** Names the claims that another one pays by their rules than the order says, and asks whether the order says so. */
export function OtherPayerAlert({ id, of: { payer, ids, isConfirmed, confirm } }: { readonly id: string; readonly of: OtherPayer }) {
  if (payer === undefined || ids.length === 0) return null;
  const isOne = ids.length === 1;
  return (
    <Alert color="orange" role="alert" title={`By the rules ${payerNames[otherPayerOf(payer)]} pays ${ids.length} of these claims`}>
      <Stack gap="sm">
        <Text size="sm">
          {ids.join(", ")}. Take {isOne ? "it" : "them"} out, or check who pays.
        </Text>
        <CheckboxField
          id={id}
          label={`The order says that ${payerNames[payer]} pays ${isOne ? "it" : "them"}`}
          isChecked={isConfirmed}
          onChange={confirm}
        />
      </Stack>
    </Alert>
  );
}
