import { Button, Group, TextInput } from "@mantine/core";
import { useEffect, useRef, useState, type FormEvent, type MouseEvent } from "react";
import { OfferingField, type SearchOffers } from "./offering-field.tsx";
import classes from "./search-form.module.css";

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

  function search(wanted: string): void {
    searched.current = wanted;
    setWords(wanted);
    setTyping(false);
    onSearch(wanted);
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    search(words.trim());
  }
  function clear(event: MouseEvent<HTMLButtonElement>): void {
    // The button disappears when the search is empty, so the focus moves to the field.
    event.currentTarget.form?.querySelector("input")?.focus();
    onSearch("");
  }
  function type(typed: string): void {
    setWords(typed);
    setTyping(true);
    onType?.(typed);
  }

  const field = { label, description, value: words, maxLength: 200 };
  return (
    <form role="search" aria-label={formName} onSubmit={submit} className={classes.form} data-offers={offers !== undefined || undefined}>
      <Group align="flex-end" gap="xs">
        {offers === undefined ? (
          <TextInput type="search" className={classes.field} {...field} onChange={(event) => type(event.currentTarget.value)} />
        ) : (
          <OfferingField {...field} offers={isTyping ? offers : []} onChange={type} onChoose={search} />
        )}
        <Button type="submit" variant="default">
          Search
        </Button>
        {asked !== "" && (
          <Button type="button" variant="subtle" onClick={clear}>
            Clear search
          </Button>
        )}
      </Group>
    </form>
  );
}
