import { useTexts } from "../../parts/site-context.ts";
import { PublicForm } from "../../parts/forms/public-form.tsx";
import type { PublicFormValues } from "../../parts/forms/use-public-form.ts";

/** Registers for an event, if the page names one. @source specification 2 and 5 "Registration form" */
export function RegistrationForm({ eventId }: { readonly eventId?: string | undefined }) {
  const { forms } = useTexts();
  const send = async (values: PublicFormValues) => {
    const { sendRegistration } = await import("../../parts/forms/send-forms.ts");
    return sendRegistration(eventId === undefined ? values : { ...values, eventId });
  };
  return (
    <PublicForm
      fields={[
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
    />
  );
}
