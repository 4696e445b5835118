import { useSite } from "../../parts/site-context.ts";
import { PublicForm } from "../../parts/forms/public-form.tsx";
import type { PublicFormValues } from "../../parts/forms/use-public-form.ts";

type RegistrationFormProps = {
  readonly eventId?: string | undefined;
  /** Events to choose from, where the page names none. */
  readonly choices?: readonly { readonly slug: string; readonly title: string }[];
};

/** Registers for the event of the page, or for one that is chosen. @source specification 2 and 5 "Registration form" */
export function RegistrationForm({ eventId, choices = [] }: RegistrationFormProps) {
  const {
    language,
    texts: { forms },
  } = useSite();
  const send = async ({ eventId: chosen = "", ...values }: PublicFormValues) => {
    const { sendRegistration } = await import("../../parts/forms/send-forms.ts");
    const event = eventId ?? chosen;
    return sendRegistration(event === "" ? { ...values, language } : { ...values, language, eventId: event });
  };
  const options = [{ value: "", label: forms.noEvent }, ...choices.map(({ slug, title }) => ({ value: slug, label: title }))];
  return (
    <PublicForm
      fields={[
        ...(choices.length === 0 ? [] : [{ name: "eventId", label: forms.event, kind: "select" as const, options }]),
        { name: "name", label: forms.name, kind: "text", autoComplete: "name" },
        { name: "organisation", label: forms.organisation, kind: "text", autoComplete: "organization" },
        { name: "designation", label: forms.designation, kind: "text", autoComplete: "organization-title" },
        { name: "email", label: forms.emailId, kind: "email", autoComplete: "email" },
      ]}
      send={send}
      purpose="registration"
      sendLabel={forms.submit}
      busyLabel={forms.submitting}
      againLabel={forms.anotherRegistration}
      nextStep={forms.afterRegistration}
    />
  );
}
