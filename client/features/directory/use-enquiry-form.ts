import { schemaResolver, useForm } from "@mantine/form";
import { useSessionStorage } from "@mantine/hooks";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "#domain/council.ts";
import { EnquiryText } from "#domain/directory/enquiry-input.ts";
import { enquiryMessages } from "#domain/directory/enquiry-messages.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { useLastSignedIn } from "../accounts/use-me.ts";
import { useChosenMembers } from "./use-chosen-members.ts";

const blank = { senderName: "", subject: "", message: "", consentVersion: "" };
export type EnquiryValues = typeof blank;
export const enquiryFields = ["senderName", "subject", "message", "consentVersion"] as const satisfies readonly (keyof EnquiryValues)[];

/** The state of the enquiry form. This tab keeps the text until it is sent, also after a reload or a new sign-in. */
export function useEnquiryForm() {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const { chosen, dropAll } = useChosenMembers();
  const userId = useLastSignedIn()?.user.id ?? "";
  const [draft, keepDraft] = useSessionStorage<Omit<EnquiryValues, "consentVersion">>({
    key: `enquiry-draft-${userId}`,
    defaultValue: { senderName: "", subject: "", message: "" },
    getInitialValueInEffect: false,
  });
  const form = useForm<EnquiryValues>({
    initialValues: { ...blank, ...draft },
    validate: schemaResolver(EnquiryText, { sync: true }),
    validateInputOnBlur: false,
    onValuesChange: ({ senderName, subject, message }) => keepDraft({ senderName, subject, message }),
  });
  const [lead, setLead] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const send = trpc.directory.enquiries.send.useMutation();
  const fail = (text: string | undefined): void => {
    setLead(text);
    setAttempt((before) => before + 1);
  };

  async function submit(values: EnquiryValues): Promise<void> {
    if (send.isPending) return;
    if (chosen.length === 0) return fail(enquiryMessages.chooseMembers);
    setLead(undefined);
    try {
      const sent = await send.mutateAsync({ ...EnquiryText.parse(values), firmIds: chosen.map(({ id }) => id) });
      const leftOut = chosen.filter(({ id }) => sent.leftOut.includes(id)).map(({ name }) => name);
      keepDraft({ senderName: values.senderName, subject: "", message: "" });
      dropAll();
      await utils.directory.enquiries.invalidate();
      await navigate(`${paths.buyerEnquiries}/${sent.id}`, { replace: true, state: { sentTo: sent.sentTo.length, leftOut } });
    } catch (error) {
      const { message, fields } = failureOf(error);
      form.setErrors(Object.fromEntries(Object.entries(fields).map(([field, texts]) => [field, texts.join(" ")])));
      fail(message);
    }
  }

  return {
    form,
    lead,
    attempt,
    isBusy: send.isPending,
    submit: form.onSubmit(
      (values) => void submit(values),
      () => fail(undefined),
    ),
  };
}
