import { Anchor, Group, Text } from "@mantine/core";
import type { ComponentProps, ReactNode } from "react";
import { formatCount } from "../shared/format.ts";
import { SearchForm } from "./search-form.tsx";

type ListToolbarProps = {
  readonly search?: ComponentProps<typeof SearchForm>;
  /** Filters and buttons after the search field. */
  readonly children?: ReactNode;
  /** The word for one row, and for more where an "s" does not make it: the toolbar says how many there are. */
  readonly one?: string;
  readonly many?: string;
  /** Undefined while the rows are loading. */
  readonly count?: number | undefined;
  /** The address of these rows as a csv. */
  readonly exportPath?: string;
  /** The same as a spreadsheet. */
  readonly sheetPath?: string;
};

/** The part above a list: search, filters, the number of rows, and their download. */
export function ListToolbar({ search, children, one, many, count, exportPath, sheetPath }: ListToolbarProps) {
  const amount = one === undefined || count === undefined ? "" : formatCount(count, one, many);
  return (
    <>
      <Group align="flex-end" gap="md">
        {search !== undefined && <SearchForm {...search} />}
        {children}
      </Group>
      {one !== undefined && (
        <Group justify="space-between" mih="1.5rem">
          <Text size="sm" role="status">
            {amount}
          </Text>
          {exportPath !== undefined && count !== undefined && count > 0 && (
            <Text size="sm">
              <Anchor href={exportPath} download inherit>
                Download {count === 1 ? `this ${one}` : `these ${amount}`} (csv)
              </Anchor>
              {sheetPath !== undefined && (
                <>
                  {" or as "}
                  <Anchor href={sheetPath} download inherit aria-label={`Download ${count === 1 ? `this ${one}` : `these ${amount}`} (xlsx)`}>
                    xlsx
                  </Anchor>
                </>
              )}
            </Text>
          )}
        </Group>
      )}
    </>
  );
}
