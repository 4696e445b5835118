import { Button, Group, TextInput } from "@mantine/core";
import { useEffect, useState, type FormEvent } from "react";

type SearchFormProps = {
  readonly label: string;
  /** What is looked into, when the label does not say it. */
  readonly description?: string;
  /** What is looked for now. */
  readonly words: string;
  readonly onSearch: (words: string) => void;
  /** Names the form for screen readers where a page has two. */
  readonly formName?: string;
};

/** Looks for words when it is submitted, and offers to see everything again. */
export function SearchForm({ label, description, words: asked, onSearch, formName }: SearchFormProps) {
  const [words, setWords] = useState(asked);
  useEffect(() => setWords(asked), [asked]);

  function search(event: FormEvent): void {
    event.preventDefault();
    onSearch(words.trim());
  }

  return (
    <form role="search" aria-label={formName} onSubmit={search}>
      <Group align="flex-end" gap="xs">
        <TextInput
          type="search"
          label={label}
          description={description}
          value={words}
          maxLength={200}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Button type="submit" variant="default">
          Search
        </Button>
        {asked !== "" && (
          <Button type="button" variant="subtle" onClick={() => onSearch("")}>
            Clear search
          </Button>
        )}
      </Group>
    </form>
  );
}
