import { reimbursementPath } from "#domain/reimbursements/addresses.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { queryStates } from "../../components/data-list.tsx";
import { keepRows } from "../../lib/keep-rows.ts";
import { trpc } from "../../lib/trpc.ts";
import { FilteredList } from "./filtered-list.tsx";
import { reviewColumns, reviewMark } from "./review-columns.tsx";
import { useReviewFilters } from "./use-review-filters.ts";

/** The council's list of one scheme: first what waits for its move, longest waiting first. */
export function ReviewList({ scheme }: { scheme: SchemeKind }) {
  const [filters, change] = useReviewFilters();
  const query = trpc.reviews.list.useQuery({ scheme, ...filters }, { placeholderData: keepRows });
  const { listLabel } = schemeOf(scheme);
  return (
    <FilteredList
      caption={filters.show === "all" ? `All reimbursements, ${listLabel}` : `Waiting for you, ${listLabel}`}
      filters={filters}
      onChange={change}
      reader="council"
      scheme={scheme}
      exportPath={`/exports/reviews/${scheme}`}
      columns={reviewColumns("council", scheme)}
      page={query.data}
      rowLink={(row) => reimbursementPath("council", row.scheme, row.id)}
      rowMark={reviewMark}
      {...queryStates(query)}
      emptyTitle={filters.show === "needs_me" ? "Nothing waits for you here." : "No data loaded."}
    />
  );
}
