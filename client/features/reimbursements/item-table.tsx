import { Paper, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { council } from "#domain/council.ts";
import { moneyText } from "#domain/indian-figures.ts";
import { itemKinds, totalsByCurrency, type Item } from "#domain/reimbursements/items.ts";
import { payerText, paymentNumberText, taxText } from "#domain/reimbursements/payment-text.ts";
import type { ItemKind } from "#domain/reimbursements/scheme.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { DataList, type Column } from "../../components/data-list.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { formatDate } from "../../shared/format.ts";
import { ItemProof } from "./item-proof.tsx";
import { itemAmount, itemSubject } from "./item-text.ts";
import { MissingFacts } from "./missing-facts.tsx";
import type { ItemView, ReimbursementView } from "./views.ts";

type ItemTableProps = { readonly view: Pick<ReimbursementView, "id" | "scheme" | "items" | "documents"> };

/** Every cost of a reimbursement with its proof, and what is claimed in each currency. Draws a sentence when there is none. */
export function ItemTable({ view }: ItemTableProps) {
  const kinds = itemKinds(schemeOf(view.scheme));
  const totals = totalsByCurrency(view.items.map(({ facts }) => facts));
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="costs">
      <Title order={2} size="h4" id="costs" mb="xs">
        Costs that are claimed
      </Title>
      {view.items.length === 0 ? (
        <Text>Amounts not given: this reimbursement names no costs.</Text>
      ) : (
        <Stack gap="sm">
          <DataList
            caption="Each cost with its proof"
            isCaptionUnseen
            columns={columnsOf(kinds, view)}
            rows={view.items}
            rowKey={({ id }) => id}
            emptyTitle="No costs"
          />
          <Text className="portal-figures">
            {totals.length === 0
              ? "No amount is given yet."
              : `Total: ${totals.map(({ currency, amount }) => moneyText(amount, currency)).join(", ")}`}
          </Text>
        </Stack>
      )}
    </Paper>
  );
}

function columnsOf(kinds: readonly ItemKind[], view: ItemTableProps["view"]): Column<ItemView>[] {
  return [
    { key: "kind", label: "Cost", show: (item) => <CostName item={item} /> },
    { key: "what", label: "What", show: ({ facts }) => <Subject {...itemSubject(kinds, facts)} /> },
    { key: "paid", label: "Paid on", show: ({ facts }) => <Payment facts={facts} />, width: "short" },
    { key: "amount", label: "Amount", show: ({ facts }) => <Amount amount={itemAmount(facts)} tax={taxText(facts)} />, isFigure: true },
    { key: "proof", label: "Proof", show: ({ facts }) => <ItemProof view={view} facts={facts} /> },
  ];
}

const CostName = ({ item: { label, enteredBy, missing } }: { item: ItemView }) => (
  <>
    {label}
    {enteredBy === "council" && <Small>Entered by {council.shortName}</Small>}
    {missing.length > 0 && <MissingFacts labels={missing.map((fact) => fact.label)} />}
  </>
);

const Subject = ({ words, dates }: ReturnType<typeof itemSubject>) => (
  <>
    {words.join(", ")}
    {dates.length > 0 && <Small>{dates.join("; ")}</Small>}
  </>
);

function Payment({ facts }: { facts: Item }) {
  const [paidOn, number, payer] = [facts["paid_on"], paymentNumberText(facts), payerText(facts)];
  return (
    <>
      {paidOn !== undefined && <Unbroken>{formatDate(paidOn)}</Unbroken>}
      {number !== undefined && <Small>{number}</Small>}
      {payer !== undefined && <Small>{payer}</Small>}
    </>
  );
}

const Amount = ({ amount, tax }: { amount: string | undefined; tax: string | undefined }) => (
  <>
    {amount !== undefined && <Unbroken>{amount}</Unbroken>}
    {tax !== undefined && <Small>{tax}</Small>}
  </>
);

const Small = ({ children }: { children: ReactNode }) => (
  <Text size="sm" c="dimmed">
    {children}
  </Text>
);
