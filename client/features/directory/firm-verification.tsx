import { Group, Paper, Stack, Text } from "@mantine/core";
import { council } from "#domain/council.ts";
import { IconRosetteDiscountCheck, IconX } from "../../shared/icons.ts";
import { NotRead } from "../../components/not-read.tsx";
import { formatDateTime } from "../../shared/format.ts";
import { trpc } from "../../lib/trpc.ts";

/** The answer to anybody who holds the address of a member's mark. */
export function FirmVerification({ id }: { id: string }) {
  const query = trpc.directory.verify.useQuery({ id });
  if (query.error !== null || query.data === undefined) return <NotRead query={query} />;
  const { isMember, name, askedAt } = query.data;
  const who = name ?? "The firm of this address";
  return (
    <Paper withBorder p={{ base: "md", sm: "lg" }} maw="40rem">
      <Stack gap="sm">
        <Group gap="sm" wrap="nowrap" align="flex-start" role="status">
          {isMember ? (
            <IconRosetteDiscountCheck size={28} color="var(--portal-word-green)" aria-hidden="true" style={{ flex: "none" }} />
          ) : (
            <IconX size={28} color="var(--portal-error)" aria-hidden="true" style={{ flex: "none" }} />
          )}
          <div>
            <Text size="xl" fw={600}>
              {isMember ? "Yes" : "No"}
            </Text>
            <Text size="lg">
              {who} is {isMember ? "a" : "not a"} member of the {council.fullName} today.
            </Text>
          </div>
        </Group>
        <Text size="sm" c="dimmed">
          Looked up on {formatDateTime(askedAt)}
        </Text>
      </Stack>
    </Paper>
  );
}
