import { Alert, Button, Group, SimpleGrid } from "@mantine/core";
import { useState } from "react";
import { Dialog } from "../../components/dialog.tsx";
import { TextField } from "../../components/fields.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import type { CouncilApplication } from "./fair-views.ts";
import type { useFairSteps } from "./use-fair-steps.ts";

type StallDialogProps = {
  /** As it was when the dialog was opened. */
  readonly application: CouncilApplication;
  /** As it was last read. */
  readonly latest: CouncilApplication;
  readonly handlers: ReturnType<typeof useFairSteps>["handlers"];
  readonly onClose: () => void;
};

const stallOf = ({ hall, stall }: CouncilApplication) => (hall === null || stall === null ? null : { hall, number: stall });

/** Gives an exhibitor its stall; an empty number takes it back. A refusal names the stall that another officer gave; the next try replaces it. */
export function StallDialog({ application, latest, handlers, onClose }: StallDialogProps) {
  const utils = trpc.useUtils();
  const [isTold, setTold] = useState(false);
  const [hall, setHall] = useState(application.hall ?? "");
  const [number, setNumber] = useState(application.stall ?? "");
  const save = trpc.fairs.saveStall.useMutation({
    onSuccess: async (done) => {
      onClose();
      await handlers.onSuccess(done);
    },
    onError: async (error) => {
      const { code, fields: refused } = failureOf(error);
      const [name] = Object.keys(refused);
      if (name !== undefined) document.getElementById(`stall-${name}`)?.focus();
      await utils.fairs.invalidate();
      if (code === "stale_version") setTold(true);
    },
  });
  const fields = save.error === null ? {} : failureOf(save.error).fields;
  const errorOf = (name: "hall" | "number") => {
    const text = fields[name]?.join(" ");
    return text === undefined ? {} : { error: text };
  };
  return (
    <Dialog onClose={onClose} title={`Stall of ${application.firmName}`}>
      <form
        noValidate
        aria-label="Stall"
        onSubmit={(event) => {
          event.preventDefault();
          if (save.isPending) return;
          const seen = stallOf(isTold ? latest : application);
          save.mutate({ applicationId: application.id, hall: hall.trim(), number: number.trim(), seen });
        }}
      >
        {save.error !== null && Object.keys(fields).length === 0 && <Alert color="red" role="alert" mb="md" title={failureOf(save.error).message} />}
        <SimpleGrid cols={2}>
          <TextField id="stall-hall" label="Hall" maxLength={40} value={hall} onChange={setHall} {...errorOf("hall")} />
          <TextField
            id="stall-number"
            label="Stall number"
            hint="Empty: no stall"
            isOptional
            maxLength={40}
            value={number}
            onChange={setNumber}
            {...errorOf("number")}
          />
        </SimpleGrid>
        <Group mt="lg" justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" aria-disabled={save.isPending}>
            {save.isPending ? "Saving..." : "Save the stall"}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
