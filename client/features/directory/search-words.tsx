import { Alert, Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { Column } from "../../components/data-list.tsx";
import { IconPlus } from "../../shared/icons.ts";
import { PagedList } from "../../components/paged-list.tsx";
import { SearchForm } from "../../components/search-form.tsx";
import { formatCount, formatDateTime } from "../../shared/format.ts";
import { usePageParameter } from "../../lib/page-parameter.ts";
import { trpc } from "../../lib/trpc.ts";
import { RemoveSearchWord } from "./remove-search-word.tsx";
import { SearchWordForm } from "./search-word-form.tsx";
import type { SearchWord } from "./search-word.ts";

type Task = { readonly kind: "save"; readonly word: SearchWord | undefined } | { readonly kind: "remove"; readonly word: SearchWord };

const listId = "list-of-search-words";

const columns: readonly Column<SearchWord>[] = [
  { key: "phrase", label: "Buyers type", show: ({ phrase }) => phrase },
  { key: "devices", label: "Devices", show: ({ devices }) => devices.map(({ code, label }) => `${label}, HSN ${code}`).join("; ") },
  {
    key: "changed",
    label: "Changed",
    show: ({ changed }) => (changed === undefined ? "Came with the portal" : `${formatDateTime(changed.at)} by ${changed.byName}`),
  },
];

/** The list of search words, with the ways to add, change and remove one. */
export function SearchWords() {
  const [parameters, setParameters] = useSearchParams();
  const [task, setTask] = useState<Task>();
  const [message, setMessage] = useState<string>();
  /** What opened the form, to which the focus returns. */
  const opener = useRef<Element>(null);
  const search = (parameters.get("search") ?? "").slice(0, 200);
  const [page, turnTo] = usePageParameter("page");
  const query = trpc.directory.searchWords.list.useQuery({ search, page, pageSize: 20 }, { placeholderData: keepPreviousData });
  const found = query.data;

  function begin(next: Task): void {
    opener.current = document.activeElement;
    setMessage(undefined);
    setTask(next);
  }
  function stop(outcome?: string): void {
    setTask(undefined);
    setMessage(outcome);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }

  const actions: Column<SearchWord> = { key: "actions", label: "Actions", show: (word) => <WordActions word={word} onTask={begin} /> };
  const onSearch = (words: string): void => setParameters(words === "" ? {} : { search: words });
  return (
    <Stack gap="md">
      <div role="status">
        {message !== undefined && (
          <Alert color="green" title={message} withCloseButton closeButtonLabel="Dismiss" onClose={() => setMessage(undefined)} />
        )}
      </div>
      <Group justify="space-between" align="flex-end">
        <SearchForm label="Search by word, device or HSN code" words={search} onSearch={onSearch} />
        <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => begin({ kind: "save", word: undefined })}>
          Add a search word
        </Button>
      </Group>
      <Text size="sm" role="status" mih="1.5rem">
        {found !== undefined && formatCount(found.count, "search word")}
      </Text>
      <PagedList
        id={listId}
        query={query}
        page={page}
        onPage={turnTo}
        caption="Search words"
        columns={[...columns, actions]}
        rowKey={({ id }) => id}
        emptyTitle={search === "" ? "No search words yet." : `Nothing found for "${search}".`}
        emptyHint={
          search !== "" && (
            <Anchor component="button" type="button" onClick={() => onSearch("")}>
              Show all search words
            </Anchor>
          )
        }
      />
      {task?.kind === "save" && <SearchWordForm word={task.word} onSaved={stop} onCancel={() => stop()} />}
      {task?.kind === "remove" && <RemoveSearchWord word={task.word} onRemoved={stop} onCancel={() => stop()} />}
    </Stack>
  );
}

function WordActions({ word, onTask }: { word: SearchWord; onTask: (task: Task) => void }) {
  return (
    <Group gap="xs" wrap="nowrap">
      <Button variant="subtle" size="compact-sm" aria-label={`Change ${word.phrase}`} onClick={() => onTask({ kind: "save", word })}>
        Change
      </Button>
      <Button variant="subtle" size="compact-sm" aria-label={`Remove ${word.phrase}`} onClick={() => onTask({ kind: "remove", word })}>
        Remove
      </Button>
    </Group>
  );
}
