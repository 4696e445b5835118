import { Button, TextInput } from "@mantine/core";
import { useRef, useState, type KeyboardEvent, type Ref, type SubmitEvent } from "react";
import { searchedWords, type PageHits } from "#domain/reimbursements/file-text.ts";
import { failureOf } from "../lib/call-failure.ts";
import { IconSearch } from "../shared/icons.ts";
import classes from "./document-viewer.module.css";

/** Where words stand in a document. */
export type FoundInDocument = {
  /** False when the text could not be read. */
  readonly isRead: boolean;
  /** False for a scan. */
  readonly hasText: boolean;
  readonly searchedPages: number;
  readonly found: readonly PageHits[];
};

type ViewerSearchProps = {
  /** The page that is shown. */
  readonly page: number;
  readonly pages: number;
  readonly search: (words: string) => Promise<FoundInDocument>;
  readonly field: Ref<HTMLInputElement>;
  readonly onPage: (page: number) => void;
  /** Escape: away from the field. */
  readonly onLeave: () => void;
};

type Outcome = { readonly words: string; readonly text: string; readonly found: readonly PageHits[] };

/** Searches the text of the document. Enter opens the first page with the words, and again the next one; Escape closes the search. */
export function ViewerSearch({ page, pages, search, field, onPage, onLeave }: ViewerSearchProps) {
  const [typed, setTyped] = useState("");
  const [outcome, setOutcome] = useState<Outcome>();
  const latest = useRef("");

  const goTo = (found: readonly PageHits[], from: number): void => {
    const next = found.find((hit) => hit.page >= from) ?? found[0];
    if (next !== undefined) onPage(next.page);
  };
  async function run(words: string): Promise<void> {
    latest.current = words;
    setOutcome({ words, text: "Searching...", found: [] });
    const answer = await search(words).then(
      (done) => ({ found: done.found, text: inWords(words, done, pages) }),
      (error: unknown) => ({ found: [], text: failureOf(error).message }),
    );
    if (latest.current !== words) return;
    setOutcome({ words, ...answer });
    goTo(answer.found, page);
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const words = typed.trim();
    if (words === outcome?.words && outcome.found.length > 0) goTo(outcome.found, page + 1);
    else if (words.length >= searchedWords.min) void run(words);
    else setOutcome({ words, text: `Type at least ${searchedWords.min} characters.`, found: [] });
  }
  function leave(event: KeyboardEvent): void {
    if (event.key !== "Escape") return;
    latest.current = "";
    setTyped("");
    setOutcome(undefined);
    onLeave();
  }
  return (
    <>
      <form role="search" onSubmit={submit}>
        <TextInput
          ref={field}
          type="search"
          aria-label="Search the text of the document"
          placeholder="Search the text"
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          size="sm"
          w="11rem"
          maxLength={searchedWords.max}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={leave}
        />
      </form>
      <div className={classes.found} data-open={outcome !== undefined || undefined}>
        <span role="status">{outcome?.text}</span>
        {outcome?.found.map(({ page: number, hits }) => (
          <Button
            key={number}
            variant={number === page ? "filled" : "default"}
            size="compact-sm"
            aria-current={number === page ? "page" : undefined}
            aria-label={`Page ${number}, ${timesText(hits)}`}
            onClick={() => onPage(number)}
          >
            Page {number} ({hits})
          </Button>
        ))}
      </div>
    </>
  );
}

const timesText = (count: number): string => (count === 1 ? "once" : `${count} times`);

function inWords(words: string, { isRead, hasText, searchedPages, found }: FoundInDocument, pages: number): string {
  if (!isRead) return "The text of this document could not be read. Search again later.";
  if (!hasText) return "This document has no text layer (a scan).";
  const limit = searchedPages < pages ? ` Only the first ${searchedPages} of ${pages} pages are searched.` : "";
  if (found.length === 0) return `"${words}" is not in the text.${limit}`;
  const hits = found.reduce((sum, one) => sum + one.hits, 0);
  return `"${words}" ${timesText(hits)} on ${found.length === 1 ? "1 page" : `${found.length} pages`}:${limit}`;
}
