import { Alert, Button, List, Stack, Text } from "@mantine/core";
import { formatDate } from "../../shared/format.ts";
import { firmFields } from "./firm-fields.ts";
import { entryOf, type FirmEntry } from "./use-firm-entry.ts";
import type { Firm } from "./use-firms.ts";

type FirmConflictProps = { readonly latest: Firm; readonly mine: FirmEntry; readonly onTake: () => void };

/** Shows the values that another user has saved next to those of the form. Typed values stay until the user discards them. */
export function FirmConflict({ latest, mine, onTake }: FirmConflictProps) {
  const stored = entryOf(latest);
  const differing = firmFields.filter(({ name }) => stored[name] !== mine[name]);
  return (
    <Alert color="orange" role="alert" mb="md" title="Saved by someone else meanwhile">
      <Stack gap="sm" align="flex-start">
        {differing.length === 0 ? (
          <Text>What is stored now is what you typed.</Text>
        ) : (
          <List>
            {differing.map(({ name, label, kind }) => (
              <List.Item key={name}>
                {label}: stored is {kind === "date" ? formatDate(stored[name]) : stored[name]}; you typed{" "}
                {kind === "date" ? formatDate(mine[name]) : mine[name] || "nothing"}
              </List.Item>
            ))}
          </List>
        )}
        <Button variant="default" onClick={onTake}>
          Reload
        </Button>
      </Stack>
    </Alert>
  );
}
