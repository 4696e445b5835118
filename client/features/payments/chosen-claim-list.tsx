import { Button } from "@mantine/core";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { DataList, type Column } from "../../components/data-list.tsx";
import { AmountField } from "../../components/fields.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { formatPaise } from "../../shared/format.ts";
import { rulePayerLabel } from "./payment-views.ts";
import type { ChosenClaim, OrderClaims } from "./use-chosen-claims.ts";

type ChosenClaimListProps = {
  readonly caption: string;
  readonly claims: OrderClaims;
  readonly problems: Readonly<Record<string, string>>;
  /** The field name of the amount at an index, as `problems` has it. */
  readonly nameOf: (place: number) => string;
  /** The id of the field of a name. */
  readonly idOf: (name: string) => string;
};

/** The claims that were chosen for an order, each with its amount. */
export function ChosenClaimList({ caption, claims: { chosen, changeAmount, remove }, problems, nameOf, idOf }: ChosenClaimListProps) {
  const columns: readonly Column<ChosenClaim>[] = [
    { key: "claim", label: "Claim", show: ({ claim }) => <Unbroken>{claim.id}</Unbroken> },
    { key: "firm", label: "Firm", show: ({ claim }) => claim.firmName },
    { key: "scheme", label: "Scheme", show: ({ claim }) => schemeOf(claim.scheme).typeLabel },
    { key: "payer", label: "Paid by", show: ({ claim }) => rulePayerLabel(claim.payer) },
    { key: "rest", label: "Not ordered yet", show: ({ claim }) => <Unbroken>{formatPaise(claim.restPaise)}</Unbroken>, isFigure: true },
    {
      key: "amount",
      label: "This order gives",
      show: (one) => {
        const name = nameOf(chosen.indexOf(one));
        const error = problems[name];
        return (
          <AmountField
            id={idOf(name)}
            label={`Amount for ${one.claim.id}`}
            value={one.amount}
            onChange={(amount) => changeAmount(one.claim.id, amount)}
            {...(error !== undefined && { error })}
          />
        );
      },
    },
    {
      key: "remove",
      label: "Take out",
      show: ({ claim }) => (
        <Button variant="subtle" color="red" size="compact-sm" aria-label={`Take ${claim.id} out`} onClick={() => remove(claim.id)}>
          Take out
        </Button>
      ),
    },
  ];
  return (
    <DataList
      caption={caption}
      columns={columns}
      rows={chosen}
      rowKey={({ claim }) => claim.id}
      emptyTitle="No claim is chosen yet. Add them from the list below."
    />
  );
}
