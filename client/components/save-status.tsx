import { Text } from "@mantine/core";
import { daysSince, formatDate, formatTime } from "../shared/format.ts";

export type SaveState = "saved" | "unsaved" | "saving" | "failed";

type SaveStatusProps = {
  readonly state: SaveState;
  /** When the server last kept it; undefined before the first time. */
  readonly savedAt?: Date | undefined;
  /** What is saved, at the start of the sentence. */
  readonly what?: string;
};

/** "Draft saved 14:32", with its date when that is not today, announced politely; the time is the server's. "Not saved yet" stays until it is. */
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
  if (state === "unsaved") return "Not saved yet";
  if (savedAt === undefined) return "";
  const day = daysSince(savedAt) === 0 ? "" : `${formatDate(savedAt)} `;
  return `${what} saved ${day}${formatTime(savedAt)}`;
}
