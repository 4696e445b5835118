import { Alert, Button, Fieldset, Group, Modal, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { rightHints, rightLabels, userRights, type UserRight } from "#domain/accounts/rights.ts";
import { CheckboxField } from "../../components/fields.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { useStaff, type StaffMember } from "./use-staff.ts";

type RightsDialogProps = { readonly person: StaffMember; readonly onDone: (message: string) => void; readonly onClose: () => void };

/** Gives a council user rights for payments and invoices, and takes them back. The boxes follow the list, which is read again after a refusal. */
export function RightsDialog({ person, onDone, onClose }: RightsDialogProps) {
  const utils = trpc.useUtils();
  const { query } = useStaff();
  const held = query.data?.rows.find(({ id }) => id === person.id)?.rights ?? person.rights;
  const save = trpc.accounts.staff.changeRights.useMutation({
    onSuccess: ({ message }) => onDone(message),
    onSettled: () => utils.accounts.staff.invalidate(),
  });
  return (
    <Modal opened onClose={onClose} title={`Rights of ${person.name}`} size="lg">
      <Stack gap="md">
        <Text>
          {person.name}, {person.email}. A change takes effect at once, and the user stays signed in. The user and all other council users get an
          e-mail.
        </Text>
        {save.error !== null && <Alert color="red" role="alert" title={failureOf(save.error).message} />}
        <RightsForm
          key={held.join()}
          held={held}
          isBusy={save.isPending}
          onSave={(rights) => save.mutate({ userId: person.id, rights: [...rights], seen: [...held] })}
          onClose={onClose}
        />
      </Stack>
    </Modal>
  );
}

type RightsFormProps = {
  readonly held: readonly UserRight[];
  readonly isBusy: boolean;
  readonly onSave: (rights: readonly UserRight[]) => void;
  readonly onClose: () => void;
};

function RightsForm({ held, isBusy, onSave, onClose }: RightsFormProps) {
  const [rights, setRights] = useState(held);
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
        <Button loading={isBusy} onClick={() => !isBusy && onSave(rights)}>
          Save the rights
        </Button>
      </Group>
    </>
  );
}
