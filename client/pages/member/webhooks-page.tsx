import { paths } from "#domain/council.ts";
import { WebhookSettings } from "../../features/webhooks/webhook-settings.tsx";
import { MemberShell } from "./member-shell.tsx";

/** The programs to which the portal sends events for the signed-in user. */
export function MemberWebhooksPage() {
  return (
    <MemberShell>
      <WebhookSettings accountPath={`${paths.memberHome}/account`} />
    </MemberShell>
  );
}
