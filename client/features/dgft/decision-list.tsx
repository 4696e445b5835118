import { useState } from "react";
import { reimbursementPath } from "#domain/reimbursements/addresses.ts";
import { dgftMessages } from "#domain/reimbursements/messages.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { queryStates } from "../../components/data-list.tsx";
import { keepRows } from "../../lib/keep-rows.ts";
import { trpc } from "../../lib/trpc.ts";
import { FilteredList } from "../reviews/filtered-list.tsx";
import { reviewColumns } from "../reviews/review-columns.tsx";
import { useReviewFilters } from "../reviews/use-review-filters.ts";

const nothing = { rows: [], currentPage: 1, totalPages: 1, isCountOpen: false, readAt: new Date(0) };

/** The officer's list of one scheme: what was ever forwarded, first what waits for a decision. */
export function DecisionList({ scheme }: { scheme: SchemeKind }) {
  const [filters, change] = useReviewFilters();
  const query = trpc.dgft.list.useQuery({ scheme, ...filters }, { placeholderData: keepRows });
  const [dismissed, setDismissed] = useState<unknown>();
  const isDismissed = query.error !== null && query.error === dismissed;
  const { listLabel } = schemeOf(scheme);
  return (
    <FilteredList
      caption={filters.show === "all" ? `All reimbursements, ${listLabel}` : `Waiting for you, ${listLabel}`}
      filters={filters}
      onChange={change}
      reader="dgft"
      scheme={scheme}
      exportPath={`/exports/decisions/${scheme}`}
      columns={reviewColumns("dgft", scheme)}
      page={query.data ?? (isDismissed ? nothing : undefined)}
      rowLink={(row) => reimbursementPath("dgft", row.scheme, row.id)}
      loadingLabel={dgftMessages.loading(listLabel)}
      {...queryStates(query)}
      onDismissError={() => setDismissed(query.error)}
      isLoadFailed={isDismissed}
      emptyTitle={dgftMessages.none(listLabel)}
    />
  );
}
