import type { inferRouterOutputs } from "@trpc/server";
import { useState } from "react";
import type { WebhookFields } from "#domain/webhooks/webhook.ts";
import type { AppRouter } from "#server/trpc/router.ts";
import { showToast } from "../../components/toasts.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";

type Calls = inferRouterOutputs<AppRouter>["webhooks"];
export type Webhook = Calls["list"]["rows"][number];
export type Delivery = Calls["deliveries"][number];
export type WebhookList = ReturnType<typeof useWebhooks>;

type ShownSecret = { readonly webhookId: string; readonly name: string; readonly text: string };

/** The webhooks of a user and what changes them. The secrets that were made live in this page only, each until `forgetSecret`. */
export function useWebhooks() {
  const utils = trpc.useUtils();
  const query = trpc.webhooks.list.useQuery();
  const [secrets, setSecrets] = useState<readonly ShownSecret[]>([]);
  const [problem, setProblem] = useState<string>();
  const done = ({ message }: { readonly message: string }): void => {
    setProblem(undefined);
    showToast({ tone: "success", message, durationMs: 2000 });
  };
  const outcome = {
    onSuccess: done,
    onError: (error: unknown) => setProblem(failureOf(error).message),
    onSettled: () => utils.webhooks.invalidate(),
  };
  const dropSecretOf = (webhookId: string): void => setSecrets((before) => before.filter((one) => one.webhookId !== webhookId));
  const withSecret = {
    ...outcome,
    onSuccess: (answer: Calls["create"]) => {
      const { id: webhookId, name } = answer.webhook;
      // The secret before it counts no longer.
      dropSecretOf(webhookId);
      setSecrets((before) => [...before, { webhookId, name, text: answer.secret }]);
      done(answer);
    },
  };
  // The form shows what is wrong with its own fields.
  const create = trpc.webhooks.create.useMutation({ ...withSecret, onError: undefined });
  const change = trpc.webhooks.change.useMutation({ ...outcome, onError: undefined });
  const turn = trpc.webhooks.switch.useMutation(outcome);
  const renew = trpc.webhooks.renewSecret.useMutation(withSecret);
  const remove = trpc.webhooks.remove.useMutation({
    ...outcome,
    onSuccess: (answer, { webhookId }) => {
      dropSecretOf(webhookId);
      done(answer);
    },
  });
  const test = trpc.webhooks.sendTest.useMutation(outcome);
  const resend = trpc.webhooks.resend.useMutation(outcome);
  const isBusy = [create, change, turn, renew, remove, test, resend].some(({ isPending }) => isPending);
  return {
    query,
    secrets,
    problem,
    isBusy,
    forgetSecret: (text: string) => setSecrets((before) => before.filter((one) => one.text !== text)),
    /** Adds a webhook, or changes the one with this id. Rejects with the failure of the call. */
    save: (fields: WebhookFields, webhookId?: string) =>
      webhookId === undefined ? create.mutateAsync(fields) : change.mutateAsync({ ...fields, webhookId }),
    turn: (webhookId: string, isOn: boolean) => turn.mutate({ webhookId, isOn }),
    renew: (webhookId: string) => renew.mutate({ webhookId }),
    remove: (webhookId: string) => remove.mutate({ webhookId }),
    /** Sends a test event. `onQueued` is called when it is on its way. */
    test: (webhookId: string, onQueued: () => void) => test.mutate({ webhookId }, { onSuccess: onQueued }),
    resend: (webhookId: string, deliveryId: string) => resend.mutate({ webhookId, deliveryId }),
  };
}
