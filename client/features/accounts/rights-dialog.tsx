import { Alert, Button, Fieldset, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { rightHints, rightLabels, userRights, type UserRight } from "#domain/accounts/rights.ts";
import { BusyButton } from "../../components/busy-button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { CheckboxField } from "../../components/fields.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { useStaff, type StaffMember } from "./use-staff.ts";

type RightsDialogProps = { readonly person: StaffMember; readonly onDone: (message: string) => void; readonly onClose: () => void };

/** Gives a council user rights for payments and invoices, and takes them back. After a refusal they are shown as they are now. */
export function RightsDialog({ person, onDone, onClose }: RightsDialogProps) {
  const utils = trpc.useUtils();
  const { query } = useStaff();
  const held = query.data?.rows.find(({ id }) => id === person.id)?.rights ?? person.rights;
  const save = trpc.accounts.staff.changeRights.useMutation({
    onSuccess: ({ message }) => onDone(message),
    onSettled: () => utils.accounts.staff.invalidate(),
  });
  return (
    <Dialog onClose={onClose} title={`Rights of ${person.name}`} size="lg">
      <Stack gap="md">
        <Text>
          {person.name}, {person.email}. A change takes effect at once, and the user stays signed in. The user and all other council users get an
          e-mail.
        </Text>
        {save.error !== null && <Alert color="red" role="alert" title={failureOf(save.error).message} />}
        <RightsForm
          held={held}
          isRefused={failureOf(save.error).code === "stale_version"}
          isBusy={save.isPending}
          onSave={(rights, seen) => save.mutate({ userId: person.id, rights: [...rights], seen: [...seen] })}
          onClose={onClose}
        />
      </Stack>
    </Dialog>
  );
}

type RightsFormProps = {
  readonly held: readonly UserRight[];
  /** The last save was refused because the rights are others by now. */
  readonly isRefused: boolean;
  readonly isBusy: boolean;
  /** @param seen those from which the user began */
  readonly onSave: (rights: readonly UserRight[], seen: readonly UserRight[]) => void;
  readonly onClose: () => void;
};

/** The boxes begin with the rights that are held. They take over a change of another user after a refusal only, where a sentence says so. */
function RightsForm({ held, isRefused, isBusy, onSave, onClose }: RightsFormProps) {
  const [begun, setBegun] = useState(held);
  const [rights, setRights] = useState(held);
  if (isRefused && begun.join() !== held.join()) {
    const isChosen = (right: UserRight): boolean => (rights.includes(right) === begun.includes(right) ? held : rights).includes(right);
    setBegun(held);
    setRights(userRights.filter(isChosen));
  }
  const toggle = (right: UserRight) => (isGiven: boolean) =>
    setRights((before) => (isGiven ? [...before, right] : before.filter((one) => one !== right)));
  return (
    <>
      <Fieldset legend="Rights for payments and invoices">
        <Stack gap="sm">
          {userRights.map((right) => (
            <CheckboxField
              key={right}
              id={`right-${right}`}
              label={rightLabels[right]}
              hint={rightHints[right]}
              isChecked={rights.includes(right)}
              onChange={toggle(right)}
            />
          ))}
        </Stack>
      </Fieldset>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <BusyButton isBusy={isBusy} busyLabel="Saving..." onClick={() => onSave(rights, begun)}>
          Save the rights
        </BusyButton>
      </Group>
    </>
  );
}
