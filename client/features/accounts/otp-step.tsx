import { Text } from "@mantine/core";
import { PageHeading } from "../../components/page-heading.tsx";
import { failureOf, trpc, type CallFailure } from "../../lib/trpc.ts";
import { AddressHint } from "./account-frame.tsx";
import { BuyerContact } from "./buyer-contact.tsx";
import { OtpForm } from "./otp-form.tsx";
import { ResendMail } from "./resend-mail.tsx";
import { useOtpStep, type ActivationContact } from "./use-activation.ts";

type OtpStepProps = {
  readonly id: string;
  readonly emailHint: string;
  readonly contact: ActivationContact | undefined;
  readonly onVerified: (resetToken: string) => void;
  readonly afterFailure: (failure: CallFailure) => void;
  readonly onResent: () => void;
};

/** Step one of the activation: the six digits of the mail. @source specification 2 "Account activation screen" */
export function OtpStep({ id, emailHint, contact, onVerified, afterFailure, onResent }: OtpStepProps) {
  const verify = trpc.accounts.verifyActivationOtp.useMutation({
    onSuccess: ({ resetToken }) => onVerified(resetToken),
    onError: (error) => {
      form.fail(failureOf(error));
      afterFailure(failureOf(error));
    },
  });
  const form = useOtpStep({ isBusy: verify.isPending, send: (otp) => verify.mutate({ id, otp }) });
  return (
    <>
      <PageHeading
        title="Activate your account"
        lead={
          <>
            Step 1 of 2. Enter the OTP from the mail to <AddressHint emailHint={emailHint} />.
          </>
        }
      />
      {contact !== undefined && <BuyerContact contact={contact} />}
      <OtpForm form={form} hint="6 digits, good for 24 hours" />
      <Text mt="xl" size="sm">
        No mail? Look into the spam folder first.
      </Text>
      <ResendMail id={id} label="Resend email" variant="subtle" onResent={onResent} />
    </>
  );
}
