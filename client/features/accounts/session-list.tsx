import { Button, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { DataList, queryStates, type Column } from "../../components/data-list.tsx";
import { formatDateTime } from "../../shared/format.ts";
import { browserName } from "./browser-name.ts";
import { useSessions, type OwnSession } from "./use-sessions.ts";

/** The sessions of a user, each with a button that ends it, and one button for all others. @source security.md 3.1 */
export function SessionList() {
  const { query, end, endOthers, problem } = useSessions();
  const [isAsking, setIsAsking] = useState(false);
  const columns: readonly Column<OwnSession>[] = [
    { key: "where", label: "Where", show: (session) => <Place session={session} /> },
    { key: "address", label: "Network", show: ({ addressPrefix }) => addressPrefix || "Not known" },
    { key: "since", label: "Signed in", show: ({ signedInAt }) => formatDateTime(signedInAt) },
    { key: "seen", label: "Last used", show: ({ seenAt }) => formatDateTime(seenAt) },
    { key: "end", label: "Action", show: (session) => <EndButton session={session} onEnd={() => end(session.id)} /> },
  ];
  const others = query.data?.filter(({ isCurrent }) => !isCurrent).length ?? 0;
  return (
    <section aria-labelledby="sessions">
      <Title order={2} size="h3" id="sessions" mb="xs">
        Where you are signed in
      </Title>
      <Stack gap="md" align="stretch">
        {problem !== undefined && (
          <Text role="alert" c="red">
            {problem}
          </Text>
        )}
        <DataList
          caption="Your sessions"
          isCaptionUnseen
          columns={columns}
          rows={query.data}
          rowKey={({ id }) => id}
          {...queryStates(query)}
          emptyTitle="No session."
        />
        {others > 0 && (
          <Button variant="default" onClick={() => setIsAsking(true)} style={{ alignSelf: "flex-start" }}>
            Sign out everywhere else
          </Button>
        )}
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        title="Sign out everywhere else?"
        confirmLabel="Sign out everywhere else"
        onConfirm={() => {
          setIsAsking(false);
          endOthers();
        }}
        onCancel={() => setIsAsking(false)}
      >
        <Text>{others === 1 ? "One other session ends" : `${others} other sessions end`} at once. What was typed there and not saved is lost.</Text>
      </ConfirmDialog>
    </section>
  );
}

function Place({ session: { isCurrent, transport, userAgent } }: { session: OwnSession }) {
  return (
    <>
      {transport === "rest" ? `Program: ${browserName(userAgent)}` : browserName(userAgent)}
      {isCurrent && " (this browser)"}
    </>
  );
}

function EndButton({ session: { isCurrent, userAgent, seenAt }, onEnd }: { session: OwnSession; onEnd: () => void }) {
  if (isCurrent) return "This is where you are.";
  return (
    <Button variant="subtle" size="sm" px={0} onClick={onEnd} aria-label={`Sign out ${browserName(userAgent)}, last used ${formatDateTime(seenAt)}`}>
      Sign out
    </Button>
  );
}
