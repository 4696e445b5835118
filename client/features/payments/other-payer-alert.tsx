import { Alert, Stack, Text } from "@mantine/core";
import { otherPayerOf } from "#domain/payments/line-states.ts";
import { payerNames } from "#domain/payments/order-messages.ts";
import { CheckboxField } from "../../components/fields.tsx";
import { formatPaise } from "../../shared/format.ts";
import type { OtherPayer } from "./use-other-payer.ts";

/** Names the claims that another one pays by their rules than the order says, wholly or in part, and asks whether the order says so. */
export function OtherPayerAlert({ id, of: { payer, claims, isConfirmed, confirm } }: { readonly id: string; readonly of: OtherPayer }) {
  if (payer === undefined || claims.length === 0) return null;
  const isOne = claims.length === 1;
  const hasParts = claims.some(({ mostPaise }) => mostPaise !== undefined);
  const names = claims.map(({ id: claimId, mostPaise }) =>
    mostPaise === undefined ? claimId : `${claimId} (${payerNames[payer]} at most ${formatPaise(mostPaise)})`,
  );
  return (
    <Alert
      color="orange"
      role="alert"
      title={`By the rules ${payerNames[otherPayerOf(payer)]} pays ${claims.length} of these claims${hasParts ? ", wholly or in part" : ""}`}
    >
      <Stack gap="sm">
        <Text size="sm">
          {names.join(", ")}. Take {isOne ? "it" : "them"} out, {hasParts && "lower the amount, "}or check who pays.
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
