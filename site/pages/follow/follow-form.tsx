import { PublicForm } from "../../parts/forms/public-form.tsx";
import { useTexts } from "../../parts/site-context.ts";

/** Asks for e-mails about the notices or, with an event in the address, about its dates. */
export function FollowForm() {
  const { forms } = useTexts();
  return (
    <PublicForm
      fields={[{ name: "email", label: forms.email, kind: "email", autoComplete: "email" }]}
      purpose="follow"
      sendLabel={forms.follow}
      busyLabel={forms.sending}
      againLabel={forms.anotherAddress}
    />
  );
}
