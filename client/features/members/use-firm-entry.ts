import { schemaResolver, useForm } from "@mantine/form";
import { useState } from "react";
import { FirmInput } from "#domain/members/firm-input.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import type { Firm } from "./use-firms.ts";

const blank = { firmName: "", gstNo: "", membershipStartOn: "", membershipEndOn: "", contactName: "", contactEmail: "", contactPhone: "" };
export type FirmEntry = typeof blank;
export type FirmEntryField = keyof FirmEntry;

/** The seven fields of an existing firm. */
export const entryOf = ({ name, gstNo, membershipStartOn, membershipEndOn, contactName, contactEmail, contactPhone }: Firm): FirmEntry => ({
  firmName: name,
  gstNo,
  membershipStartOn,
  membershipEndOn,
  contactName,
  contactEmail,
  contactPhone,
});

export type Saved = { readonly message: string; readonly warnings: readonly string[] };

/** The entry of one firm, new or known: checked here with the server's own schema, and again there. */
export function useFirmEntry(firm: Firm | undefined, onSaved: (saved: Saved) => void) {
  const form = useForm<FirmEntry>({
    initialValues: firm === undefined ? blank : entryOf(firm),
    validate: schemaResolver(FirmInput, { sync: true }),
    validateInputOnBlur: false,
  });
  const utils = trpc.useUtils();
  const [refusal, setRefusal] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  /** The stored firm that the entry was made on. */
  const [base, setBase] = useState(firm);
  /** What another user has saved since this entry was opened. */
  const [latest, setLatest] = useState<Firm>();

  function refuse(message: string | undefined): void {
    setRefusal(message);
    setAttempt((before) => before + 1);
  }

  const outcome = {
    onSuccess: async ({ message, warnings }: { message: string; warnings: Readonly<Record<string, readonly string[]>> }) => {
      await utils.members.invalidate();
      onSaved({ message, warnings: Object.values(warnings).flat() });
    },
    onError: async (error: unknown) => {
      const { code, message, fields } = failureOf(error);
      form.setErrors(Object.fromEntries(Object.entries(fields).map(([field, texts]) => [field.replace(/^firm\./, ""), texts.join(" ")])));
      refuse(message);
      if (code === "stale_version" && base !== undefined)
        setLatest(await utils.members.getFirm.fetch({ firmId: base.id }, { staleTime: 0 }).catch(() => undefined));
    },
  };
  const add = trpc.members.addFirm.useMutation(outcome);
  const update = trpc.members.updateFirm.useMutation(outcome);
  const isBusy = add.isPending || update.isPending;

  return {
    form,
    base,
    refusal,
    /** Counts the tries, so that the problems take the focus after each. */
    attempt,
    isBusy,
    latest,
    takeLatest: () => {
      if (latest === undefined) return;
      form.setValues(entryOf(latest));
      form.resetDirty(entryOf(latest));
      setBase(latest);
      setLatest(undefined);
      setRefusal(undefined);
    },
    save: form.onSubmit(
      (entry) => {
        setRefusal(undefined);
        if (isBusy) return;
        if (base === undefined) add.mutate(entry);
        else update.mutate({ firmId: base.id, version: base.version, firm: entry });
      },
      () => refuse(undefined),
    ),
  };
}
