import { Anchor, Button, Group, Text } from "@mantine/core";
import { EmptyState } from "./states.tsx";

type PaginationProps = {
  readonly page: number;
  readonly pageCount: number;
  readonly onPage: (page: number) => void;
  /** The id of the heading of the results, which receives focus on a new page; it needs tabIndex -1. */
  readonly focusId?: string;
  /** The name of the pages, when one screen has two lists. */
  readonly label?: string;
  /** Shows "Page 1 of 1" too, as the specification wants for some lists. */
  readonly isAlwaysShown?: boolean;
  /** There are more pages than were counted. */
  readonly isOpenEnded?: boolean;
};

type PageGoneProps = { readonly page: number; readonly pageCount: number; readonly onPage: (page: number) => void; readonly focusId: string };

/** True when the page number is higher than that of the last page: the list became shorter after the link was made. */
export const isPageGone = (list: { readonly rows: readonly unknown[]; readonly currentPage: number } | undefined): boolean =>
  list !== undefined && list.rows.length === 0 && list.currentPage > 1;

/** Shown instead of rows when the page number is higher than that of the last page; links to the last page. */
export function PageGone({ page, pageCount, onPage, focusId }: PageGoneProps) {
  const turn = () => {
    onPage(pageCount);
    document.getElementById(focusId)?.focus();
  };
  return (
    <EmptyState title={`This list has no page ${page} now.`}>
      <Anchor component="button" type="button" onClick={turn}>
        Go to the last page
      </Anchor>
    </EmptyState>
  );
}

/** "Page X of Y" with first, previous, next and last; draws nothing for a single page unless `isAlwaysShown`. */
export function Pagination({ page, pageCount, onPage, focusId, label = "Pages", isAlwaysShown = false, isOpenEnded = false }: PaginationProps) {
  if (pageCount <= 1 && !isAlwaysShown) return null;
  const turnTo = (next: number) => () => {
    onPage(next);
    if (focusId !== undefined) document.getElementById(focusId)?.focus();
  };
  return (
    <Group component="nav" aria-label={label} gap={4} justify="center" mt="md">
      <PageButton text="First" isOff={page <= 1} onTurn={turnTo(1)} />
      <PageButton text="Previous" isOff={page <= 1} onTurn={turnTo(page - 1)} />
      <Text size="sm" className="portal-figures" px="xs">
        {`Page ${page} of ${isOpenEnded ? "more than " : ""}${pageCount}`}
      </Text>
      <PageButton text="Next" isOff={page >= pageCount && !isOpenEnded} onTurn={turnTo(page + 1)} />
      <PageButton text="Last" isOff={page >= pageCount || isOpenEnded} onTurn={turnTo(pageCount)} />
    </Group>
  );
}

function PageButton({ text, isOff, onTurn }: { text: string; isOff: boolean; onTurn: () => void }) {
  return (
    <Button variant="default" size="xs" px="xs" disabled={isOff} onClick={onTurn}>
      {text}
    </Button>
  );
}
