import { TextInput } from "@mantine/core";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import classes from "./offering-field.module.css";

/** The suggestions of a search field while the user types, in groups; notes are next to their texts. */
export type SearchOffers = readonly { readonly group: string; readonly items: readonly { readonly text: string; readonly note?: string }[] }[];

type OfferingFieldProps = {
  readonly label: string;
  readonly description: string | undefined;
  readonly value: string;
  readonly maxLength: number;
  readonly offers: SearchOffers;
  readonly onChange: (value: string) => void;
  readonly onChoose: (value: string) => void;
};

/**
 * A field with a list below: arrows go through it, Enter takes, Escape closes. What is typed stays as it is.
 * @source ARIA Authoring Practices Guide, "Combobox pattern"
 */
export function OfferingField({ label, offers, onChange, onChoose, ...field }: OfferingFieldProps) {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState<string>();
  const texts = offers.flatMap(({ items }) => items.map(({ text }) => text));
  const isShown = isOpen && texts.length > 0;
  const current = active !== undefined && isShown && texts.includes(active) ? active : undefined;
  const currentOption = useRef<HTMLDivElement>(null);
  useEffect(() => currentOption.current?.scrollIntoView({ block: "nearest" }), [current]);

  const optionId = (text: string): string => `${listId}-${texts.indexOf(text)}`;
  function close(): void {
    setIsOpen(false);
    setActive(undefined);
  }
  function choose(text: string): void {
    close();
    onChoose(text);
  }
  function step(by: 1 | -1): void {
    setIsOpen(true);
    const at = current === undefined ? (by === 1 ? -1 : texts.length) : texts.indexOf(current);
    setActive(texts[(at + by + texts.length) % texts.length]);
  }
  function press(event: KeyboardEvent): void {
    const actions: Partial<Record<string, () => void>> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      ...(isShown && { Escape: close }),
      ...(current !== undefined && { Enter: () => choose(current) }),
    };
    const action = event.nativeEvent.isComposing ? undefined : actions[event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  }

  return (
    <div className={classes.field}>
      <TextInput
        {...field}
        label={label}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={current === undefined ? undefined : optionId(current)}
        autoComplete="off"
        // Not of the type "search": there Escape empties the field instead of closing the list alone.
        inputMode="search"
        onChange={(event) => {
          setActive(undefined);
          setIsOpen(true);
          onChange(event.currentTarget.value);
        }}
        onKeyDown={press}
        onBlur={close}
      />
      {isShown && (
        // The focus stays in the field.
        <div id={listId} role="listbox" tabIndex={-1} aria-label={label} className={classes.list} onMouseDown={(event) => event.preventDefault()}>
          {offers.map(({ group, items }) => (
            <div key={group} role="group" aria-label={group}>
              <div aria-hidden="true" className={classes.group}>
                {group}
              </div>
              {items.map(({ text, note }) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys are those of the field
                <div
                  key={text}
                  id={optionId(text)}
                  ref={text === current ? currentOption : undefined}
                  role="option"
                  aria-selected={text === current}
                  className={classes.option}
                  onClick={() => choose(text)}
                >
                  {text}
                  {note !== undefined && <span className={classes.note}> {note}</span>}
                </div>
              ))}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
