import { Text } from "@mantine/core";
import { daysSince, formatDate, formatTime } from "../shared/format.ts";

/** "failed" is tried again, "refused" is not: the answer would be the same. */
export type SaveState = "saved" | "unsaved" | "saving" | "failed" | "refused";

type SaveStatusProps = {
  readonly state: SaveState;
  /** The time of the last save on the server; undefined before the first one. */
  readonly savedAt?: Date | undefined;
  /** The first words of the sentence: the name of what is saved. */
  readonly what?: string;
};

/** Shows "Draft saved 14:32" by the server's clock, with the date if that is not today, or that it is not saved. */
export function SaveStatus({ state, savedAt, what = "Draft" }: SaveStatusProps) {
  return (
    <Text role="status" size="sm" c="dimmed" mih="1.5em" className="portal-figures">
      {inWords(state, savedAt, what)}
    </Text>
  );
}

function inWords(state: SaveState, savedAt: Date | undefined, what: string): string {
  if (state === "saving") return "Saving...";
  if (state === "failed") return "Not saved yet, trying again";
  if (state === "refused") return "Not saved";
  if (state === "unsaved") return "Not saved yet";
  if (savedAt === undefined) return "";
  const day = daysSince(savedAt) === 0 ? "" : `${formatDate(savedAt)} `;
  return `${what} saved ${day}${formatTime(savedAt)}`;
}
