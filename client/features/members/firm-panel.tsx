import { Alert, Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { IconPlus } from "../../components/icons.ts";
import { FirmEntryForm } from "./firm-entry-form.tsx";
import { FirmList } from "./firm-list.tsx";

type Added = { readonly message: string; readonly warnings: readonly string[] };

/** The council's firms, and the way to take in one more. */
export function FirmPanel() {
  const [isAdding, setAdding] = useState(false);
  const [added, setAdded] = useState<Added>();

  return (
    <Stack gap="md">
      <div role="status" style={{ position: added === undefined ? "absolute" : "static" }}>
        {added !== undefined && (
          <Alert color="green" title={added.message} withCloseButton closeButtonLabel="Dismiss" onClose={() => setAdded(undefined)}>
            {added.warnings.map((warning) => (
              <Text key={warning}>{warning}</Text>
            ))}
          </Alert>
        )}
      </div>
      {isAdding ? (
        <FirmEntryForm
          onAdded={(message, warnings) => {
            setAdded({ message, warnings });
            setAdding(false);
          }}
          onCancel={() => setAdding(false)}
        />
      ) : (
        <div>
          <Button
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={() => {
              setAdded(undefined);
              setAdding(true);
            }}
          >
            Add a new entry
          </Button>
        </div>
      )}
      <FirmList />
    </Stack>
  );
}
