import { siteMessages } from "#domain/site/messages.ts";
import { useTexts } from "../site-context.ts";
import { PublicForm } from "./public-form.tsx";

/** Writes to the council, about a subject that the page may know already. @source specification 3 and 8 "Contact form" */
export function ContactForm({ subject }: { readonly subject?: string }) {
  const { forms } = useTexts();
  return (
    <PublicForm
      fields={[
        { name: "name", label: forms.name, kind: "text", autoComplete: "name" },
        { name: "email", label: forms.email, kind: "email", autoComplete: "email" },
        { name: "subject", label: forms.subject, kind: "text" },
        { name: "message", label: forms.message, kind: "area" },
      ]}
      given={subject === undefined ? undefined : { subject }}
      purpose="answer"
      sendLabel={forms.send}
      busyLabel={forms.sending}
      againLabel={forms.another}
      failed={siteMessages.sendFailed}
    />
  );
}
