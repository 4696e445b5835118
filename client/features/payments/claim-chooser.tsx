import { Button, Group, Stack } from "@mantine/core";
import { useState } from "react";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { schemeKinds, type SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { Column } from "../../components/data-list.tsx";
import { choicesOf, FilterSelect } from "../../components/filter-select.tsx";
import { ListToolbar } from "../../components/list-toolbar.tsx";
import { PagedList } from "../../components/paged-list.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { keepRows } from "../../lib/keep-rows.ts";
import { trpc } from "../../lib/trpc.ts";
import { formatCount, formatDate, formatPaise } from "../../shared/format.ts";
import { rulePayerLabel, type ClaimChoice } from "./payment-views.ts";
import type { ChosenClaim } from "./use-chosen-claims.ts";

type ClaimChooserProps = { readonly chosen: readonly ChosenClaim[]; readonly onAdd: (claim: ClaimChoice) => void };

/** The approved claims that no order covers wholly, of which some are added to an order: one by one, or all that are shown. */
export function ClaimChooser({ chosen, onAdd }: ClaimChooserProps) {
  const [asked, setAsked] = useState<{ search: string; scheme: SchemeKind | undefined; page: number }>({ search: "", scheme: undefined, page: 1 });
  const query = trpc.payments.orders.claims.useQuery(asked, { placeholderData: keepRows });
  const isChosen = ({ id }: ClaimChoice): boolean => chosen.some(({ claim }) => claim.id === id);
  const others = query.data?.rows.filter((claim) => !isChosen(claim)) ?? [];
  const columns: readonly Column<ClaimChoice>[] = [
    { key: "claim", label: "Claim", show: ({ id }) => <Unbroken>{id}</Unbroken> },
    { key: "firm", label: "Firm", show: ({ firmName }) => firmName },
    { key: "scheme", label: "Scheme", show: ({ scheme }) => schemeOf(scheme).typeLabel },
    { key: "payer", label: "Paid by", show: ({ payer }) => rulePayerLabel(payer) },
    { key: "decided", label: "Approved on", show: ({ decidedOn }) => <Unbroken>{formatDate(decidedOn)}</Unbroken> },
    { key: "sanctioned", label: "Approved", show: ({ sanctionedPaise }) => <Unbroken>{formatPaise(sanctionedPaise)}</Unbroken>, isFigure: true },
    { key: "rest", label: "Not ordered yet", show: ({ restPaise }) => <Unbroken>{formatPaise(restPaise)}</Unbroken>, isFigure: true },
    {
      key: "add",
      label: "Add",
      show: (claim) =>
        isChosen(claim) ? (
          "In the order"
        ) : (
          <Button variant="default" size="compact-sm" aria-label={`Add ${claim.id}`} onClick={() => onAdd(claim)}>
            Add
          </Button>
        ),
    },
  ];
  return (
    <Stack gap="md">
      <ListToolbar
        search={{
          label: "Search approved claims",
          description: "By firm or number",
          words: asked.search,
          formName: "Search approved claims",
          onSearch: (search) => setAsked({ ...asked, search, page: 1 }),
        }}
        one="claim"
        count={query.data?.count}
      >
        <FilterSelect
          label="Scheme"
          all="All"
          choices={choicesOf(schemeKinds, (kind) => schemeOf(kind).typeLabel)}
          value={asked.scheme}
          onChange={(scheme) => setAsked({ ...asked, scheme, page: 1 })}
        />
      </ListToolbar>
      <PagedList
        id="approved-claims"
        query={query}
        page={asked.page}
        onPage={(page) => setAsked({ ...asked, page })}
        pagesLabel="Pages of approved claims"
        caption="Approved, not wholly ordered"
        columns={columns}
        rowKey={({ id }) => id}
        emptyTitle={
          asked.search === "" && asked.scheme === undefined ? "Every approved claim is covered by an order." : "No such claim waits for an order."
        }
      />
      {others.length > 1 && (
        <Group>
          <Button variant="default" onClick={() => others.forEach(onAdd)}>
            Add these {formatCount(others.length, "claim")}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
