import { Button, Menu } from "@mantine/core";
import { IconChevronDown } from "../shared/icons.ts";
import type { Phrase } from "#domain/reviews/phrases.ts";

export type PhraseMenuProps = {
  readonly phrases: readonly Phrase[];
  readonly noteId: string;
  readonly onInsert: (phrase: Phrase) => void;
};

/** Common remarks, one of which can be put into a note. */
export function PhraseMenu({ phrases, noteId, onInsert }: PhraseMenuProps) {
  return (
    // The note takes the focus, to be written on.
    <Menu returnFocus={false} position="bottom-start" width="target" withinPortal>
      <Menu.Target>
        <Button variant="default" size="xs" w="fit-content" rightSection={<IconChevronDown size={16} aria-hidden="true" />}>
          Insert a common remark
        </Button>
      </Menu.Target>
      <Menu.Dropdown miw={280} mah={360} style={{ overflowY: "auto" }}>
        {phrases.map((phrase) => (
          <Menu.Item
            key={phrase.code}
            onClick={() => {
              onInsert(phrase);
              document.getElementById(noteId)?.focus();
            }}
          >
            {phrase.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
