import { Anchor, List, Stack, Text } from "@mantine/core";
import { council, paths } from "#domain/council.ts";
import type { DirectoryResults } from "./use-directory.ts";

type Suggestion = DirectoryResults["suggestions"][number];

const leads: Record<Suggestion["kind"], (search: string) => string> = {
  spelling: (search) => `Search for ${search}`,
  fewer_words: (search) => `Search for ${search} only`,
  parent_code: (search) => `All devices whose HSN code begins with ${search}`,
};

type NoResultsProps = {
  readonly suggestions: readonly Suggestion[];
  readonly hasFilters: boolean;
  readonly isNarrowed: boolean;
  readonly onSearch: (search: string) => void;
  readonly onClearFilters: () => void;
  readonly onShowAll: () => void;
};

/** Next steps after a search without results. @source ux.md "Directory" */
export function NoResults({ suggestions, hasFilters, isNarrowed, onSearch, onClearFilters, onShowAll }: NoResultsProps) {
  const ways = [
    ...suggestions.map(({ search, kind }) => ({ text: leads[kind](search), go: () => onSearch(search) })),
    ...(hasFilters ? [{ text: "Search among all devices", go: onClearFilters }] : []),
    ...(isNarrowed ? [{ text: "Show all members", go: onShowAll }] : []),
  ];
  return (
    <Stack gap="xs" align="center">
      <List listStyleType="none" spacing={4}>
        {ways.map(({ text, go }) => (
          <List.Item key={text}>
            <Anchor component="button" type="button" style={{ overflowWrap: "anywhere" }} onClick={go}>
              {text}
            </Anchor>
          </List.Item>
        ))}
      </List>
      <Text size="sm">
        <Anchor inherit href={paths.contact}>
          Ask {council.shortName}
        </Anchor>{" "}
        who makes what you need.
      </Text>
    </Stack>
  );
}
