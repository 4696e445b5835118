import { Alert, Button, Stack, Text } from "@mantine/core";
import { Link, useSearchParams } from "react-router-dom";
import type { Scheme } from "#domain/reimbursements/scheme.ts";
import { DataList, type Column } from "../../components/data-list.tsx";
import { IconPlus } from "../../components/icons.ts";
import { Pagination } from "../../components/pagination.tsx";
import { StatusTag } from "../../components/status-tag.tsx";
import { formatDateTime } from "../../lib/format.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { openPath, wizardPath } from "./member-paths.ts";
import { daysText, nextActionText, statusTone, withWhomText } from "./status-words.ts";
import type { OwnReimbursementRow } from "./views.ts";
import wrapping from "./wrapping-button.module.css";

const pageSize = 10;
const resultsId = "own-reimbursements";

const columns: readonly Column<OwnReimbursementRow>[] = [
  { key: "id", label: "Reimbursement ID", show: ({ id }) => id },
  { key: "status", label: "Status", show: ({ status }) => <StatusTag tone={statusTone(status)}>{status}</StatusTag> },
  { key: "withWhom", label: "With whom", show: ({ state, withWhom }) => withWhomText(state, withWhom) },
  { key: "days", label: "Days", show: daysText, isFigure: true },
  { key: "changed", label: "Last changed", show: ({ updatedAt }) => formatDateTime(updatedAt) },
  { key: "next", label: "Next action", show: ({ state }) => nextActionText(state) },
];

/** The firm's own reimbursements of one scheme, last changed first, and the way to a new one. */
export function OwnReimbursementList({ scheme }: { scheme: Scheme }) {
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get("page") ?? "1")) || 1);
  const list = trpc.reimbursements.listOwn.useQuery({ scheme: scheme.kind, page, pageSize }, { placeholderData: (before) => before });
  const detail = trpc.members.detail.useQuery();
  const problem = detail.data?.filingProblem;
  const start =
    detail.data === undefined || problem !== undefined ? null : (
      <Button component={Link} to={wizardPath(scheme.kind, {})} classNames={wrapping} leftSection={<IconPlus size={18} aria-hidden="true" />}>
        {startLabel(scheme)}
      </Button>
    );
  return (
    <Stack gap="md" align="stretch">
      {problem !== undefined && (
        <Alert color="orange" title="You cannot file at present">
          <Text>{problem}</Text>
        </Alert>
      )}
      <div>{start}</div>
      <div id={resultsId} tabIndex={-1}>
        <DataList
          caption={`Your ${scheme.typeLabel.toLowerCase()} reimbursements`}
          columns={columns}
          rows={list.data?.rows}
          rowKey={({ id }) => id}
          rowLink={openPath}
          error={list.error === null ? undefined : failureOf(list.error).message}
          onRetry={() => void list.refetch()}
          emptyTitle={`Your firm has filed no ${scheme.typeLabel.toLowerCase()} reimbursement yet.`}
          emptyHint={problem === undefined ? "Start one above. You can stop at any step and go on later, on any device." : undefined}
        />
      </div>
      {list.data !== undefined && (
        <Pagination page={page} pageCount={list.data.totalPages} focusId={resultsId} onPage={(next) => setSearch({ page: String(next) })} />
      )}
    </Stack>
  );
}

const startLabel = ({ typeLabel }: Scheme): string => `Start a new ${typeLabel.toLowerCase()} reimbursement`;
