import { PublicForm } from "../../parts/forms/public-form.tsx";
import type { PublicFormValues } from "../../parts/forms/use-public-form.ts";
import { usePageTexts, useSite } from "../../parts/site-context.ts";

/** Asks for the link of an application by e-mail. */
export function JoinForm() {
  const { language, texts } = useSite();
  const { forms } = texts;
  const words = usePageTexts().join;
  const send = async (values: PublicFormValues) => {
    const { sendJoining } = await import("../../parts/forms/send-forms.ts");
    return sendJoining({ ...values, language });
  };
  return (
    <PublicForm
      fields={[
        { name: "firmName", label: words.firmName, kind: "text", autoComplete: "organization" },
        { name: "email", label: forms.email, kind: "email", autoComplete: "email" },
      ]}
      send={send}
      purpose="joining"
      sendLabel={words.send}
      busyLabel={forms.sending}
      againLabel={words.again}
    />
  );
}
