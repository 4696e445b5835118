import { Anchor, Group } from "@mantine/core";
import { Link } from "react-router-dom";
import { reimbursementPath } from "#domain/reimbursements/addresses.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { ReviewOffice } from "#domain/reviews/list-filter.ts";
import type { FromList } from "../../lib/from-list.ts";
import { IconChevronLeft, IconChevronRight } from "../../shared/icons.ts";
import type { Neighbours } from "./views.ts";

type NeighbourLinksProps = { readonly reader: ReviewOffice; readonly scheme: SchemeKind; readonly neighbours: Neighbours; readonly from: FromList };

/** The ones before and after in the list that the reader came from: one after another without going back. */
export function NeighbourLinks({ reader, scheme, neighbours, from }: NeighbourLinksProps) {
  const { previous, next } = neighbours;
  if (previous === undefined && next === undefined) return null;
  // In place of this page, so that the browser's Back leads to the list and not through every one of them.
  const link = (to: NonNullable<typeof next>) => ({
    component: Link,
    to: reimbursementPath(reader, scheme, to.id),
    state: from,
    replace: true,
    title: `${to.id}, ${to.firmName}`,
  });
  return (
    <Group component="nav" aria-label="In this list" gap="lg" wrap="nowrap">
      {previous !== undefined && (
        <Anchor {...link(previous)} aria-label={`Previous: ${previous.id}`} display="inline-flex" style={{ alignItems: "center" }}>
          <IconChevronLeft size={18} aria-hidden="true" />
          Previous
        </Anchor>
      )}
      {next !== undefined && (
        <Anchor {...link(next)} aria-label={`Next: ${next.id}`} data-next-claim display="inline-flex" style={{ alignItems: "center" }}>
          Next
          <IconChevronRight size={18} aria-hidden="true" />
        </Anchor>
      )}
    </Group>
  );
}
