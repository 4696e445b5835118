import { Paper, SimpleGrid, Stack, Text } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { reimbursementPath } from "#domain/reimbursements/addresses.ts";
import type { OwningOffice } from "#domain/reimbursements/owners.ts";
import { countText, partLabel, partsFor, workParts, type WorkPart } from "#domain/work/parts.ts";
import type { Column } from "../../components/data-list.tsx";
import { PagedList } from "../../components/paged-list.tsx";
import { useFromList } from "../../lib/from-list.ts";
import { choiceFilter, pageFilter, useListFilters } from "../../lib/list-filters.ts";
import { trpc } from "../../lib/trpc.ts";
import { reviewColumns } from "../reviews/review-columns.tsx";
import classes from "./my-work.module.css";
import type { WorkPage, WorkRow } from "./work-views.ts";

const fields = { page: pageFilter, part: choiceFilter(workParts) };
const listId = "my-work";
const pageSize = 25;
/** The columns of a claim's list that fit all schemes. */
const shownKeys: readonly string[] = ["firm", "status", "number", "amount", "days"];

/** What an officer has to do, over all schemes, longest waiting first. @source desks-and-more.md 2 */
export function MyWork({ office }: { office: OwningOffice }) {
  const [filters, change] = useListFilters(fields);
  const query = trpc.work.list.useQuery({ ...filters, pageSize }, { placeholderData: keepPreviousData });
  const part = filters.part ?? query.data?.part ?? "mine";
  // The list of claims through which "Next claim" goes.
  const fromList = useFromList(part === "free" ? "?owner=nobody" : "?owner=me");
  return (
    <Stack gap="lg">
      <Parts office={office} shown={part} counts={query.data?.counts} />
      <PagedList
        id={listId}
        caption={partLabel(office, part)}
        query={query}
        columns={columnsOf(office)}
        rowKey={({ id }) => id}
        rowLink={({ scheme, id }) => reimbursementPath(office, scheme, id)}
        rowLinkState={fromList}
        emptyTitle="Nothing waits here."
        emptyHint={<Text size="sm">The other parts of your work stand above; all claims of a scheme stand in the menu.</Text>}
        page={filters.page}
        onPage={(page) => change({ page })}
      />
    </Stack>
  );
}

type PartsProps = { readonly office: OwningOffice; readonly shown: WorkPart; readonly counts: WorkPage["counts"] | undefined };

/** The parts with their counts; each is a link that shows its claims. */
function Parts({ office, shown, counts }: PartsProps) {
  return (
    <nav aria-label="Parts of my work">
      <SimpleGrid component="ul" cols={{ base: 2, sm: 3, lg: partsFor(office).length }} spacing="sm" className={classes.parts}>
        {partsFor(office).map((part) => (
          <li key={part}>
            <Paper
              component={Link}
              to={{ search: `?part=${part}` }}
              withBorder
              className={classes.part}
              aria-current={part === shown ? "page" : undefined}
              data-tone={part === "overdue" && (counts?.overdue ?? 0) > 0 ? "late" : undefined}
            >
              <span className={classes.count}>{counts === undefined ? "–" : countText(counts[part] ?? 0)}</span>
              <span className={classes.label}>{partLabel(office, part)}</span>
            </Paper>
          </li>
        ))}
      </SimpleGrid>
    </nav>
  );
}

/** The columns of the lists, with the scheme and the owner. */
function columnsOf(office: OwningOffice): Column<WorkRow>[] {
  const known = reviewColumns(office, "product");
  return [
    ...shownKeys.flatMap((key) => known.find((column) => column.key === key) ?? []),
    { key: "scheme", label: "Scheme", show: ({ typeLabel }) => typeLabel, width: "short" },
    { key: "owner", label: "Owner", show: ownerText, width: "short" },
  ];
}

const ownerText = ({ owner, standsInFor }: WorkRow): string =>
  standsInFor === undefined ? (owner?.name ?? "Nobody") : `${standsInFor}, absent: you stand in`;
