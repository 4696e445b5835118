import { Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { directoryMessages } from "#domain/directory/messages.ts";
import { DataList, type Column } from "../../components/data-list.tsx";
import { ChooseMember } from "./choose-members.tsx";
import { FirmLink } from "./firm-link.tsx";
import { MemberEmail, MemberPhone } from "./member-contacts.tsx";
import { useChosenMembers } from "./use-chosen-members.ts";
import type { DirectoryEntry } from "./use-directory.ts";

const shownDevices = 3;

const columns: readonly Column<DirectoryEntry>[] = [
  { key: "name", label: "Member Name", show: (entry) => <NameAndReason entry={entry} /> },
  { key: "contact", label: "Contact Person Name", show: ({ contactName }) => contactName },
  { key: "email", label: "Contact Person Email", show: ({ contactEmail }) => <MemberEmail address={contactEmail} /> },
  { key: "phone", label: "Contact Person Phone No.", show: ({ contactPhone }) => <MemberPhone number={contactPhone} /> },
  { key: "address", label: "Address", show: ({ address }) => address },
];

/** For buyers, who may write to members. */
const choice: Column<DirectoryEntry> = {
  key: "choose",
  label: "Write to",
  show: ({ id, memberName }) => <ChooseMember member={{ id, name: memberName }} />,
};

type MemberListProps = {
  readonly rows: readonly DirectoryEntry[] | undefined;
  readonly search: string;
  readonly error: string | undefined;
  readonly onRetry: () => void;
  /** Ways on when there are no rows. */
  readonly emptyHint: ReactNode;
};

/** Members with the contacts that they show, and why each was found. @source specification 2 and 8 "Member directory" */
export function MemberList({ rows, search, error, onRetry, emptyHint }: MemberListProps) {
  const { mayChoose } = useChosenMembers();
  return (
    <DataList
      caption="Member list"
      columns={mayChoose ? [...columns, choice] : columns}
      rows={rows}
      rowKey={({ id }) => id}
      onRetry={onRetry}
      emptyTitle={search === "" ? directoryMessages.none : directoryMessages.noneFor(search)}
      emptyHint={emptyHint}
      {...(error !== undefined && { error })}
    />
  );
}

function NameAndReason({ entry: { id, memberName, devices, matches, matchedTexts } }: { entry: DirectoryEntry }) {
  const isMatch = matches.length > 0 || matchedTexts.length > 0;
  const reasons = [...(isMatch && matches.length === 0 ? [] : [inWords(matches.length > 0 ? matches : devices)]), ...matchedTexts];
  return (
    <Stack gap={2}>
      <FirmLink id={id} name={memberName} />
      {reasons.join("") !== "" && (
        <Text component="span" size="sm" fw={400} c="dimmed">
          {isMatch ? "Matches: " : "Makes: "}
          {reasons.join("; ")}
        </Text>
      )}
    </Stack>
  );
}

function inWords(devices: DirectoryEntry["devices"]): string {
  const named = devices.slice(0, shownDevices).map(({ label, code }) => `${label}, HSN ${code}`);
  const rest = devices.length - named.length;
  return `${named.join("; ")}${rest > 0 ? `; and ${rest} more` : ""}`;
}
