import { PublicForm } from "../../parts/forms/public-form.tsx";
import { noEventChosen } from "#domain/site/form-inputs.ts";
import type { RegistrationView } from "#domain/site/registration-views.ts";
import { useLangOf } from "../../parts/entry-words.tsx";
import { useTexts } from "../../parts/site-context.ts";

type RegistrationFormProps = {
  /** Events to choose from; undefined when the address names the event. */
  readonly choices: RegistrationView["choices"] | undefined;
};

/** Registers for the event of the page, or for one that is chosen. @source specification 2 and 5 "Registration form" */
export function RegistrationForm({ choices }: RegistrationFormProps) {
  const { forms } = useTexts();
  const langOf = useLangOf();
  const ofEvents = (choices ?? []).map((event) => ({ value: event.slug, label: event.title, lang: langOf(event) }));
  const none = { value: noEventChosen, label: forms.noEvent };
  // Without events there is nothing to overlook.
  const options = ofEvents.length === 0 ? [none] : [{ value: "", label: forms.chooseEvent }, ...ofEvents, none];
  return (
    <PublicForm
      fields={[
        ...(choices === undefined ? [] : [{ name: "eventId", label: forms.event, kind: "select" as const, options }]),
        { name: "name", label: forms.name, kind: "text", autoComplete: "name" },
        { name: "organisation", label: forms.organisation, kind: "text", autoComplete: "organization" },
        { name: "designation", label: forms.designation, kind: "text", autoComplete: "organization-title" },
        { name: "email", label: forms.emailId, kind: "email", autoComplete: "email" },
      ]}
      purpose="registration"
      sendLabel={forms.submit}
      busyLabel={forms.submitting}
      againLabel={forms.anotherRegistration}
      nextStep={forms.afterRegistration}
    />
  );
}
