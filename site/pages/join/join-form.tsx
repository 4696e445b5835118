import { PublicForm } from "../../parts/forms/public-form.tsx";
import { usePageTexts, useTexts } from "../../parts/site-context.ts";

/** Asks for the link of an application by e-mail. */
export function JoinForm() {
  const { forms } = useTexts();
  const words = usePageTexts().join;
  return (
    <PublicForm
      fields={[
        { name: "firmName", label: words.firmName, kind: "text", autoComplete: "organization" },
        { name: "email", label: forms.email, kind: "email", autoComplete: "email" },
      ]}
      purpose="joining"
      sendLabel={words.send}
      busyLabel={forms.sending}
      againLabel={words.again}
    />
  );
}
