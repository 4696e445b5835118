import { Stack, Text } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { reimbursementPath } from "#domain/reimbursements/addresses.ts";
import type { Reader } from "#domain/reimbursements/lifecycle.ts";
import { secondLookWords } from "#domain/reviews/second-look.ts";
import type { Column } from "../../components/data-list.tsx";
import { PagedList } from "../../components/paged-list.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { useFromList } from "../../lib/from-list.ts";
import { usePageParameter } from "../../lib/page-parameter.ts";
import { trpc } from "../../lib/trpc.ts";
import { formatDateTime, formatPaise } from "../../shared/format.ts";
import { StatusTag } from "../../shared/status-tag.tsx";
import type { ForSecondView } from "./views.ts";

const whatOf = ({ kind, why, recommendedPaise }: ForSecondView): string =>
  kind === "reopening" ? "Reopening" : `Second look: ${formatPaise(recommendedPaise)}${why === null ? "" : `, ${secondLookWords[why]}`}`;

const columns: readonly Column<ForSecondView>[] = [
  { key: "number", label: "Claim no.", show: (row) => <Unbroken>{row.reimbursementId}</Unbroken> },
  { key: "firm", label: "Firm Name", show: (row) => row.firmName },
  {
    key: "what",
    label: "What waits",
    show: (row) => (
      <>
        {whatOf(row)}
        {row.reason !== null && (
          <Text size="sm" lineClamp={2}>
            {row.reason}
          </Text>
        )}
      </>
    ),
  },
  { key: "by", label: "Asked by", show: (row) => `${row.askedByName}, ${formatDateTime(row.askedAt)}` },
  {
    key: "you",
    label: "You",
    show: (row) => <StatusTag tone={row.canConfirm ? "orange" : "neutral"}>{row.canConfirm ? "Can confirm" : "Somebody else"}</StatusTag>,
  },
];

/** What waits for a second person, the longest waiting first; a row opens the claim. */
export function ForSecondList({ reader }: { readonly reader: Exclude<Reader, "member"> }) {
  const [page, turnTo] = usePageParameter("page");
  const fromList = useFromList("");
  const query = trpc.reimbursements.forSecond.useQuery({ page }, { placeholderData: keepPreviousData });
  return (
    <Stack gap="sm">
      <PagedList
        id="for-second"
        caption="What waits for a second person"
        isCaptionUnseen
        columns={columns}
        query={query}
        rowKey={({ reimbursementId, kind }) => `${reimbursementId} ${kind}`}
        rowLink={({ scheme, reimbursementId }) => reimbursementPath(reader, scheme, reimbursementId)}
        rowLinkState={fromList}
        emptyTitle="Nothing waits for a second person."
        page={page}
        onPage={turnTo}
      />
    </Stack>
  );
}
