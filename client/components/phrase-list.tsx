import { Button } from "@mantine/core";
import type { Phrase } from "#domain/reviews/phrases.ts";
import classes from "./verdict-group.module.css";

type PhraseListProps = { readonly phrases: readonly Phrase[]; readonly onInsert: (phrase: Phrase) => void };

/** The digit of a phrase: 1 to 9, then 0; the others have none. */
const digitOf = (place: number): string | undefined => (place < 10 ? String((place + 1) % 10) : undefined);

/** Presses the button of a common remark within a part of the page; false when none has that digit. */
export function pressPhrase(within: ParentNode | null | undefined, digit: string): boolean {
  const button = within?.querySelector<HTMLButtonElement>(`button[data-digit="${digit}"]`);
  button?.click();
  return button !== null && button !== undefined;
}

/** Common remarks, each of which can be put into a note; the first ten by their digit. */
export function PhraseList({ phrases, onInsert }: PhraseListProps) {
  return (
    <div role="group" aria-label="Common remarks" className={classes.phrases}>
      {phrases.map((phrase, place) => {
        const { code, label, textEn } = phrase;
        const digit = digitOf(place);
        return (
          <Button key={code} variant="default" size="compact-sm" data-digit={digit} title={textEn} onClick={() => onInsert(phrase)}>
            {digit !== undefined && (
              <span className={classes.digit} aria-hidden="true">
                {digit}
              </span>
            )}
            {label}
          </Button>
        );
      })}
    </div>
  );
}
