import { Alert, Anchor, Grid, Group, Stack, Text } from "@mantine/core";
import { directoryMessages } from "#domain/directory/messages.ts";
import { PageHeading } from "../../components/page-heading.tsx";
import { Pagination } from "../../components/pagination.tsx";
import { SearchForm } from "../../components/search-form.tsx";
import { formatCount } from "../../lib/format.ts";
import { failureOf } from "../../lib/trpc.ts";
import { WriteBar } from "./choose-members.tsx";
import { DeviceFilters } from "./device-filters.tsx";
import { MemberList } from "./member-list.tsx";
import { filterParameters, useDirectory, type DirectoryFilters } from "./use-directory.ts";

const listId = "list-of-members";

/** The member directory: search, devices, list, and the list to take home. @source specification 2 "Member directory" */
export function Directory() {
  const { filters, change, query, devices } = useDirectory();
  const found = query.data;
  const failure = query.error === null ? undefined : failureOf(query.error);
  const isNarrowed = filters.search !== "" || filters.codes.length > 0;
  return (
    <>
      <PageHeading
        title="Member directory"
        lead="Makers and exporters of medical devices in India."
        {...(filters.page > 1 && { titleNote: `page ${filters.page}` })}
      />
      <Stack gap="md">
        <SearchForm label={directoryMessages.searchHint} words={filters.search} onSearch={(search) => change({ search })} />
        {failure !== undefined && found !== undefined && (
          <Alert color="red" role="alert">
            {failure.message}
          </Alert>
        )}
        <Grid gap="lg">
          <Grid.Col span={{ base: 12, md: 4, lg: 3 }}>
            <DeviceFilters devices={devices ?? []} chosen={filters.codes} onChange={(codes) => change({ codes })} />
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 8, lg: 9 }}>
            <Group justify="space-between" mih="1.5rem" mb="xs">
              <Text size="sm" role="status">
                {found !== undefined && resultText(found, filters)}
              </Text>
              {found !== undefined && found.count > 0 && <Downloads filters={filters} count={found.count} />}
            </Group>
            <div id={listId} tabIndex={-1}>
              <MemberList
                rows={found?.rows}
                search={filters.search}
                isNarrowed={isNarrowed}
                error={failure === undefined ? undefined : failure.message || directoryMessages.failed}
                onRetry={() => void query.refetch()}
                onShowAll={() => change({ search: "", codes: [] })}
              />
            </div>
            <WriteBar />
            {found !== undefined && (
              <Pagination page={filters.page} pageCount={found.totalPages} onPage={(page) => change({ page })} focusId={listId} isAlwaysShown />
            )}
          </Grid.Col>
        </Grid>
      </Stack>
    </>
  );
}

const resultText = ({ count, totalPages }: { count: number; totalPages: number }, { search, page }: DirectoryFilters): string =>
  `${formatCount(count, "member")}${search === "" ? "" : ` for ${search}`}, page ${page} of ${totalPages}`;

function Downloads({ filters, count }: { filters: DirectoryFilters; count: number }) {
  const query = new URLSearchParams(filterParameters(filters)).toString();
  return (
    <Group gap="md">
      <Anchor size="sm" href={`/exports/members.xlsx?${query}`} download>
        Download as excel ({formatCount(count, "member")})
      </Anchor>
      <Anchor size="sm" href={`/exports/members.csv?${query}`} download>
        csv
      </Anchor>
    </Group>
  );
}
