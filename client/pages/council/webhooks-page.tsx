import { paths } from "#domain/council.ts";
import { WebhookSettings } from "../../features/webhooks/webhook-settings.tsx";
import { CouncilShell } from "./council-shell.tsx";

/** The programs to which the portal sends events for the signed-in user. */
export function CouncilWebhooksPage() {
  return (
    <CouncilShell>
      <WebhookSettings accountPath={`${paths.councilHome}/account`} />
    </CouncilShell>
  );
}
