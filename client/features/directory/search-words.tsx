import { Button, Group, Stack } from "@mantine/core";
import { useSearchParams } from "react-router-dom";
import type { Column } from "../../components/data-list.tsx";
import { IconPlus } from "../../shared/icons.ts";
import { OutcomeMessage } from "../../components/outcome-message.tsx";
import { PagedList } from "../../components/paged-list.tsx";
import { ListToolbar } from "../../components/list-toolbar.tsx";
import { formatDateTime } from "../../shared/format.ts";
import { TextButton } from "../../components/text-button.tsx";
import { keepRows } from "../../lib/keep-rows.ts";
import { useTask } from "../../lib/use-task.ts";
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
  const { task, outcome, begin, end, dismiss } = useTask<Task>();
  const search = (parameters.get("search") ?? "").slice(0, 200);
  const [page, turnTo] = usePageParameter("page");
  const query = trpc.directory.searchWords.list.useQuery({ search, page, pageSize: 20 }, { placeholderData: keepRows });
  const found = query.data;

  const actions: Column<SearchWord> = { key: "actions", label: "Actions", show: (word) => <WordActions word={word} onTask={begin} /> };
  const onSearch = (words: string): void => setParameters(words === "" ? {} : { search: words });
  return (
    <Stack gap="md">
      <OutcomeMessage message={outcome} onDismiss={dismiss} />
      <ListToolbar search={{ label: "Search by word, device or HSN code", words: search, onSearch }} one="search word" count={found?.count}>
        <Button ms="auto" leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => begin({ kind: "save", word: undefined })}>
          Add a search word
        </Button>
      </ListToolbar>
      <PagedList
        id={listId}
        query={query}
        page={page}
        onPage={turnTo}
        caption="Search words"
        columns={[...columns, actions]}
        rowKey={({ id }) => id}
        emptyTitle={search === "" ? "No search words yet." : `Nothing found for "${search}".`}
        emptyHint={search !== "" && <TextButton onClick={() => onSearch("")}>Show all search words</TextButton>}
      />
      {task?.kind === "save" && <SearchWordForm word={task.word} onSaved={end} onCancel={() => end()} />}
      {task?.kind === "remove" && <RemoveSearchWord word={task.word} onRemoved={end} onCancel={() => end()} />}
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
