import { schemaResolver, useForm } from "@mantine/form";
import { useState } from "react";
import { FirmInput } from "#domain/members/firm-input.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";

const blank = { firmName: "", gstNo: "", membershipStartOn: "", membershipEndOn: "", contactName: "", contactEmail: "", contactPhone: "" };
export type FirmEntry = typeof blank;
export type FirmEntryField = keyof FirmEntry;

/** The entry of one firm: checked here with the server's own schema, and again there. */
export function useAddFirm(onAdded: (message: string, warnings: readonly string[]) => void) {
  const form = useForm<FirmEntry>({ initialValues: blank, validate: schemaResolver(FirmInput, { sync: true }), validateInputOnBlur: false });
  const utils = trpc.useUtils();
  const [refusal, setRefusal] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const add = trpc.members.addFirm.useMutation({
    onSuccess: async ({ message, warnings }) => {
      form.reset();
      await utils.members.invalidate();
      onAdded(message, Object.values(warnings).flat());
    },
    onError: (error) => {
      const { message, fields } = failureOf(error);
      form.setErrors(Object.fromEntries(Object.entries(fields).map(([field, texts]) => [field, texts.join(" ")])));
      setRefusal(message);
      setAttempt((before) => before + 1);
    },
  });

  return {
    form,
    refusal,
    /** Counts the tries, so that the problems take the focus after each. */
    attempt,
    isBusy: add.isPending,
    save: form.onSubmit(
      (entry) => {
        setRefusal(undefined);
        if (!add.isPending) add.mutate(entry);
      },
      () => {
        setRefusal(undefined);
        setAttempt((before) => before + 1);
      },
    ),
  };
}
