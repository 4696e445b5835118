import { Alert, Anchor, List, Stack, Text } from "@mantine/core";
import type { inferRouterOutputs } from "@trpc/server";
import { useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "#domain/council.ts";
import type { AppRouter } from "#server/trpc/router.ts";
import { SearchForm } from "../../components/search-form.tsx";
import { formatCount, groupIndian } from "../../shared/format.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";

type Tried = inferRouterOutputs<AppRouter>["directory"]["searchWords"]["tryOut"];

/** What a buyer's search means to the directory, before a word for it is added and after. */
export function SearchTrial() {
  const [search, setSearch] = useState("");
  const query = trpc.directory.searchWords.tryOut.useQuery({ search }, { enabled: search !== "" });
  return (
    <Stack gap="sm">
      <SearchForm label="What a buyer might type" words={search} onSearch={setSearch} formName="Trial of a search" />
      {query.error !== null && <Alert color="red" role="alert" title={failureOf(query.error).message} />}
      <div role="status">{search !== "" && query.data !== undefined && <Meaning search={search} tried={query.data} />}</div>
    </Stack>
  );
}

function Meaning({ search, tried: { devices, count, isCountOpen, searchedFor } }: { search: string; tried: Tried }) {
  return (
    <Stack gap="xs">
      <Text>
        {searchedFor !== undefined && `Taken for "${searchedFor}". `}
        {devices.length === 0 ? "No device is called so: only names and addresses are searched." : `Means ${formatCount(devices.length, "device")}:`}
      </Text>
      {devices.length > 0 && (
        <List spacing={2}>
          {devices.map(({ code, label }) => (
            <List.Item key={code}>
              {label}, HSN {code}
            </List.Item>
          ))}
        </List>
      )}
      <Text>
        {isCountOpen ? `${groupIndian(String(count))}+ members are found.` : `${formatCount(count, "member is", "members are")} found.`}{" "}
        <Anchor inherit component={Link} to={`${paths.buyerHome}?${new URLSearchParams({ search }).toString()}`}>
          See them in the directory
        </Anchor>
      </Text>
    </Stack>
  );
}
