import { Autocomplete, Button, Group, Text, TextInput } from "@mantine/core";
import { useEffect, useRef, useState, type FormEvent } from "react";
import classes from "./search-form.module.css";

/** The suggestions of a search field while the user types, in groups; notes are next to their texts. */
export type SearchOffers = readonly { readonly group: string; readonly items: readonly { readonly text: string; readonly note?: string }[] }[];

type SearchFormProps = {
  readonly label: string;
  /** What is looked into, when the label does not say it. */
  readonly description?: string;
  /** What is looked for now. */
  readonly words: string;
  readonly onSearch: (words: string) => void;
  /** Names the form for screen readers where a page has two. */
  readonly formName?: string;
  /** Where the field offers something: what it offers now, and how it tells what is being typed. */
  readonly offers?: SearchOffers;
  readonly onType?: (words: string) => void;
};

/** Looks for words when it is submitted or when one that was offered is chosen, and offers to see everything again. */
export function SearchForm({ label, description, words: asked, onSearch, formName, offers, onType }: SearchFormProps) {
  const [words, setWords] = useState(asked);
  // What was searched for shows its results: a list of offers, which may come late, must not lie over them.
  const [isTyping, setTyping] = useState(false);
  // The address says a moment later what was searched for here; what was typed meanwhile stays.
  const searched = useRef<string>(undefined);
  useEffect(() => {
    if (asked !== searched.current) setWords(asked);
    searched.current = undefined;
  }, [asked]);

  function search(event: FormEvent): void {
    event.preventDefault();
    searched.current = words.trim();
    setTyping(false);
    onSearch(searched.current);
  }
  function type(typed: string): void {
    setWords(typed);
    setTyping(true);
    onType?.(typed);
  }

  const field = { label, description, value: words, maxLength: 200 };
  return (
    <form role="search" aria-label={formName} onSubmit={search} className={classes.form} data-offers={offers !== undefined || undefined}>
      <Group align="flex-end" gap="xs">
        {offers === undefined ? (
          <TextInput type="search" className={classes.field} {...field} onChange={(event) => type(event.currentTarget.value)} />
        ) : (
          <OfferingField {...field} offers={isTyping ? offers : []} onChange={type} onChoose={onSearch} />
        )}
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

type OfferingFieldProps = {
  readonly label: string;
  readonly description: string | undefined;
  readonly value: string;
  readonly maxLength: number;
  readonly offers: SearchOffers;
  readonly onChange: (words: string) => void;
  readonly onChoose: (words: string) => void;
};

/** A field with a list below: arrows go through it, Enter takes, Escape closes. What is typed stays as it is. */
function OfferingField({ offers, onChoose, ...field }: OfferingFieldProps) {
  const notes = new Map(offers.flatMap(({ items }) => items.map(({ text, note }) => [text, note])));
  return (
    <Autocomplete
      {...field}
      // Not of the type "search": there Escape empties the field instead of closing the list alone.
      inputMode="search"
      data={offers.map(({ group, items }) => ({ group, items: items.map(({ text }) => text) }))}
      // What fits has been chosen already, also by other names than the one that is shown.
      filter={({ options }) => options}
      onOptionSubmit={onChoose}
      // Rendered next to the field, so that the list belongs to the page's content for screen readers too.
      comboboxProps={{ withinPortal: false }}
      className={classes.field}
      maxDropdownHeight="20rem"
      renderOption={({ option: { value } }) => (
        <span>
          {value}
          {notes.get(value) !== undefined && (
            <Text span size="sm" c="var(--portal-text-soft)">
              {" "}
              {notes.get(value)}
            </Text>
          )}
        </span>
      )}
    />
  );
}
