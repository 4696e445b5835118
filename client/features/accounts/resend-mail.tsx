import { accountMessages } from "#domain/accounts/messages.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { ResendButton } from "./resend-button.tsx";
import { tellSuccess } from "./tell.ts";

type ResendMailProps = { readonly id: string; readonly label: string; readonly variant: "filled" | "subtle"; readonly onResent: () => void };

/** Sends the activation mail of a link once more. */
export function ResendMail({ id, label, variant, onResent }: ResendMailProps) {
  const resend = trpc.accounts.resendActivation.useMutation();
  return (
    <ResendButton
      label={label}
      variant={variant}
      isSending={resend.isPending}
      problem={resend.error === null ? undefined : failureOf(resend.error).message || accountMessages.resendFailed}
      onSend={(afterwards) =>
        resend.mutate(
          { id },
          {
            onSuccess: ({ message }) => {
              tellSuccess(message);
              afterwards();
              onResent();
            },
          },
        )
      }
    />
  );
}
