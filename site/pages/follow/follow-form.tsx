import { PublicForm } from "../../parts/forms/public-form.tsx";
import type { PublicFormValues } from "../../parts/forms/use-public-form.ts";
import { useSite } from "../../parts/site-context.ts";

/** Asks for e-mails about the notices or, with an event, about its dates. */
export function FollowForm({ eventId }: { readonly eventId?: string | undefined }) {
  const { language, texts } = useSite();
  const { forms } = texts;
  const send = async (values: PublicFormValues) => {
    const { sendFollow } = await import("../../parts/forms/send-forms.ts");
    return sendFollow(eventId === undefined ? { ...values, language } : { ...values, language, eventId });
  };
  return (
    <PublicForm
      fields={[{ name: "email", label: forms.email, kind: "email", autoComplete: "email" }]}
      send={send}
      purpose="follow"
      sendLabel={forms.follow}
      busyLabel={forms.sending}
      againLabel={forms.anotherAddress}
    />
  );
}
