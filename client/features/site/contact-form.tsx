import { SendMessageInput } from "#domain/site/form-inputs.ts";
import { siteMessages } from "#domain/site/messages.ts";
import { trpc } from "../../lib/trpc.ts";
import { SiteForm, type SiteField } from "./site-form.tsx";

const fields: readonly SiteField[] = [
  { name: "name", label: "Name", kind: "text", autoComplete: "name" },
  { name: "email", label: "Email", kind: "email", autoComplete: "email" },
  { name: "subject", label: "Subject", kind: "text" },
  { name: "message", label: "Message", kind: "area" },
];

/** Writes to the council. @source specification 3 and 8 "Contact form" */
export function ContactForm() {
  const send = trpc.site.sendMessage.useMutation();
  return (
    <SiteForm
      fields={fields}
      shape={SendMessageInput}
      send={(values) => send.mutateAsync(SendMessageInput.parse(values))}
      purpose="to answer me"
      sendLabel="Send message"
      busyLabel="Sending..."
      sentText={siteMessages.sent}
      failedWith={siteMessages.sendFailed}
      againLabel="Write another message"
    />
  );
}
