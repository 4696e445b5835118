import { useSearchParams } from "react-router-dom";
import { RegisterInput } from "#domain/site/form-inputs.ts";
import { siteMessages } from "#domain/site/messages.ts";
import { trpc } from "../../lib/trpc.ts";
import { SiteForm, type SiteField } from "./site-form.tsx";

const fields: readonly SiteField[] = [
  { name: "name", label: "Name", kind: "text", autoComplete: "name" },
  { name: "organisation", label: "Name of Organisation", kind: "text", autoComplete: "organization" },
  { name: "designation", label: "Designation", kind: "text", autoComplete: "organization-title" },
  { name: "email", label: "Email ID", kind: "email", autoComplete: "email" },
];

/** Registers for an event: the one that the address names with `?event=`, if any. @source specification 2 and 5 "Registration form" */
export function RegistrationForm() {
  const [parameters] = useSearchParams();
  const eventId = parameters.get("event") ?? undefined;
  const register = trpc.site.register.useMutation();
  return (
    <SiteForm
      fields={fields}
      shape={RegisterInput}
      send={(values) => register.mutateAsync(RegisterInput.parse({ ...values, eventId }))}
      purpose="for this registration and to write to me about it"
      sendLabel="SUBMIT"
      busyLabel="Submitting..."
      sentText={siteMessages.registered}
      againLabel="Register somebody else"
    />
  );
}
