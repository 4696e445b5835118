import { Alert, Grid, Group, Skeleton, Stack, Text } from "@mantine/core";
import { directoryMessages } from "#domain/directory/messages.ts";
import { PageHeading } from "../../components/page-heading.tsx";
import { isPageGone, PageGone, Pagination } from "../../components/pagination.tsx";
import { SearchForm } from "../../components/search-form.tsx";
import { formatCount, groupIndian } from "../../shared/format.ts";
import { keepRows } from "../../lib/keep-rows.ts";
import { failureOf } from "../../lib/trpc.ts";
import { WriteBar } from "./choose-members.tsx";
import { DeviceFilters } from "./device-filters.tsx";
import { directoryFilterParameters, type DirectoryFilters } from "./directory-address.ts";
import { ExportPanel } from "./export-panel.tsx";
import { MemberList } from "./member-list.tsx";
import { NoResults } from "./no-results.tsx";
import { SearchNotice } from "./search-notice.tsx";
import { useSuggestions } from "./use-suggestions.ts";
import { useDirectory, type DirectoryResults } from "./use-directory.ts";
import classes from "./directory.module.css";

const listId = "list-of-members";

/** The buttons of the export and the line below them: the list does not move when they come. */
const exportPanelPx = 58;

/** The member directory: search, devices, list, and the list to take home. @source specification 2 "Member directory" */
export function Directory() {
  const { filters, isUnderstood, change, turnTo, query } = useDirectory();
  const { offers, onType } = useSuggestions();
  const { search, codes, categories } = filters;
  const found = query.data;
  const failure = query.error === null ? undefined : failureOf(query.error);
  // Until they come, the previous results are shown, which do not match the search.
  const isSearching = query.isPlaceholderData;
  const isGone = !isSearching && found !== undefined && found.count > 0 && isPageGone(found);
  const hasFilters = codes.length + categories.length > 0;
  return (
    <>
      <PageHeading
        title="Member directory"
        lead="Makers and exporters of medical devices in India."
        {...(filters.page > 1 && { titleNote: `page ${filters.page}` })}
      />
      <Stack gap="md">
        <SearchForm
          label={directoryMessages.searchHint}
          description="Or by the name or address of a member"
          words={search}
          onSearch={(words) => change({ search: words })}
          offers={offers}
          onType={onType}
        />
        <SearchNotice searchedFor={found?.searchedFor} typed={search} isUnderstood={isUnderstood} onExact={() => change({ search, isExact: true })} />
        {failure !== undefined && found !== undefined && (
          <Alert color="red" role="alert">
            {failure.message}
          </Alert>
        )}
        <Grid gap="lg">
          <Grid.Col span={{ base: 12, md: 4, lg: 3 }}>
            <DeviceFilters devices={found?.devices ?? []} codes={codes} categories={categories} onChange={change} />
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 8, lg: 9 }}>
            <Group justify="space-between" mih="1.5rem" mb="xs">
              <Text size="sm" role="status">
                {isSearching ? "Searching..." : found !== undefined && resultText(found, filters, isGone)}
              </Text>
            </Group>
            {found === undefined && failure === undefined && <Skeleton height={exportPanelPx} width="17rem" maw="100%" mb="xs" aria-hidden="true" />}
            {found !== undefined && found.count > 0 && (
              <div inert={isSearching} className={classes.taking}>
                <ExportPanel
                  asked={{ search: found.searchedFor ?? search, codes, categories }}
                  parameters={directoryFilterParameters({ ...filters, search: found.searchedFor ?? search, isExact: false })}
                  count={found.count}
                  countLabel={countText(found)}
                />
              </div>
            )}
            <div id={listId} tabIndex={-1}>
              {isGone ? (
                <PageGone page={found.currentPage} pageCount={found.totalPages} onPage={turnTo} focusId={listId} />
              ) : (
                <MemberList
                  rows={(isSearching ? keepRows(found) : found)?.rows}
                  search={search}
                  error={failure === undefined ? undefined : failure.message || directoryMessages.failed}
                  onRetry={() => void query.refetch()}
                  emptyHint={
                    <NoResults
                      suggestions={found?.suggestions ?? []}
                      hasFilters={hasFilters && search !== ""}
                      isNarrowed={hasFilters || search !== ""}
                      onSearch={(words) => change({ search: words })}
                      onClearFilters={() => change({ codes: [], categories: [] })}
                      onShowAll={() => change({ search: "", codes: [], categories: [] })}
                    />
                  }
                />
              )}
            </div>
            <WriteBar />
            {found !== undefined && found.rows.length > 0 && (
              <Pagination
                page={filters.page}
                pageCount={found.totalPages}
                isOpenEnded={found.next !== undefined}
                onPage={turnTo}
                focusId={listId}
                isAlwaysShown
              />
            )}
          </Grid.Col>
        </Grid>
      </Stack>
    </>
  );
}

/** Counted no further than "2,000+", and then said so. */
const countText = ({ count, isCountOpen }: DirectoryResults): string =>
  isCountOpen ? `${groupIndian(String(count))}+ members` : formatCount(count, "member");

function resultText(found: DirectoryResults, { search, page }: DirectoryFilters, isGone: boolean): string {
  const asked = found.searchedFor ?? search;
  const who = `${countText(found)}${asked === "" ? "" : ` for ${asked}`}`;
  return found.count === 0 || isGone ? who : `${who}, page ${page} of ${found.next === undefined ? "" : "more than "}${found.totalPages}`;
}
