import { Button, Stack, Text } from "@mantine/core";
import { useNavigate } from "react-router-dom";
import { paths } from "#domain/council.ts";
import { PageHeading } from "../../components/page-heading.tsx";
import { failureOf, trpc, type CallFailure } from "../../lib/trpc.ts";
import { AddressHint } from "./account-frame.tsx";
import { BuyerContact } from "./buyer-contact.tsx";
import { tellSuccess } from "./tell.ts";
import type { ActivationContact } from "./use-activation.ts";

type ConfirmStepProps = {
  readonly id: string;
  readonly emailHint: string;
  readonly contact: ActivationContact | undefined;
  readonly afterFailure: (failure: CallFailure) => void;
};

/** The one step of a login whose password was chosen at the registration. @source product.md "Accounts" */
export function ConfirmStep({ id, emailHint, contact, afterFailure }: ConfirmStepProps) {
  const navigate = useNavigate();
  const confirm = trpc.accounts.confirmEmail.useMutation({
    onSuccess: async ({ message }) => {
      tellSuccess(message);
      await navigate(paths.login, { replace: true });
    },
    onError: (error) => afterFailure(failureOf(error)),
  });
  return (
    <>
      <PageHeading title="Confirm your e-mail address" />
      <Stack align="flex-start">
        <Text>
          One press confirms that <AddressHint emailHint={emailHint} /> is yours and opens the login.
        </Text>
        {contact !== undefined && <BuyerContact contact={contact} />}
        {confirm.error !== null && (
          <Text role="alert" c="red">
            {failureOf(confirm.error).message}
          </Text>
        )}
        <Button size="md" aria-disabled={confirm.isPending} onClick={() => !confirm.isPending && confirm.mutate({ id })}>
          {confirm.isPending ? "Confirming..." : "Confirm the address"}
        </Button>
      </Stack>
    </>
  );
}
