import { keepPreviousData } from "@tanstack/react-query";
import { reimbursementPath } from "#domain/reimbursements/addresses.ts";
import type { Column } from "../../components/data-list.tsx";
import { PagedList } from "../../components/paged-list.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { useFromList } from "../../lib/from-list.ts";
import { pageFilter, useListFilters } from "../../lib/list-filters.ts";
import { trpc } from "../../lib/trpc.ts";
import { formatDate } from "../../shared/format.ts";
import { countedDays } from "./list-words.ts";
import { reviewColumns } from "./review-columns.tsx";
import type { ReviewListRow } from "./views.ts";

const fields = { page: pageFilter };
/** The columns of a claim's list that fit all schemes. */
const shownKeys: readonly string[] = ["status", "amount", "days", "with"];

const columns: readonly Column<ReviewListRow>[] = [
  { key: "number", label: "Claim no.", show: ({ id }) => <Unbroken>{id}</Unbroken> },
  { key: "scheme", label: "Scheme", show: ({ typeLabel }) => typeLabel, width: "short" },
  { key: "submitted", label: "Submitted on", show: ({ submittedAt }) => <Unbroken>{formatDate(submittedAt)}</Unbroken> },
  { key: "age", label: "Age", show: ({ ageDays }) => (ageDays === undefined ? "" : countedDays(ageDays)) },
  ...shownKeys.flatMap((key) => reviewColumns("council", "product").find((column) => column.key === key) ?? []),
];

/** The claims of a firm over all schemes, submitted last first: state, age, owner, amounts. */
export function FirmClaims({ firmId }: { readonly firmId: string }) {
  const [{ page }, change] = useListFilters(fields);
  const fromList = useFromList(`?show=all&firm=${firmId}`);
  const query = trpc.reviews.ofFirm.useQuery({ firmId, page }, { placeholderData: keepPreviousData });
  return (
    <PagedList
      id="claims-of-firm"
      caption="Claims of all schemes"
      query={query}
      columns={columns}
      rowKey={({ id }) => id}
      rowLink={({ scheme, id }) => reimbursementPath("council", scheme, id)}
      rowLinkState={fromList}
      emptyTitle="The firm has submitted no claim."
      page={page}
      onPage={(next) => change({ page: next })}
    />
  );
}
