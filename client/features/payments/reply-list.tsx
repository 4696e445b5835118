import { Anchor } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import type { Column } from "../../components/data-list.tsx";
import { PagedList } from "../../components/paged-list.tsx";
import { usePageParameter } from "../../lib/page-parameter.ts";
import { trpc } from "../../lib/trpc.ts";
import { formatDateTime } from "../../shared/format.ts";
import type { BankReply } from "./batch-views.ts";
import { paymentFilePath } from "./stored-file.ts";

const columns: readonly Column<BankReply>[] = [
  { key: "file", label: "File", show: ({ fileId, fileName }) => <Anchor href={paymentFilePath(fileId)}>{fileName}</Anchor> },
  { key: "imported", label: "Recorded", show: ({ importedAt, importedByName }) => `${formatDateTime(importedAt)} by ${importedByName}` },
  { key: "paid", label: "Paid", show: ({ paid }) => paid, isFigure: true },
  { key: "returned", label: "Returned", show: ({ returned }) => returned, isFigure: true },
  { key: "unchanged", label: "Recorded before", show: ({ unchanged }) => unchanged, isFigure: true },
];

/** The answers of the bank that were recorded, the newest first. */
export function ReplyList() {
  const [page, turnTo] = usePageParameter("page");
  const query = trpc.payments.batches.replies.list.useQuery({ page, pageSize: 20 }, { placeholderData: keepPreviousData });
  return (
    <PagedList
      id="list-of-answers"
      query={query}
      page={page}
      onPage={turnTo}
      caption="Answers that are recorded"
      columns={columns}
      rowKey={({ id }) => id}
      emptyTitle="No answer of the bank is recorded yet."
    />
  );
}
