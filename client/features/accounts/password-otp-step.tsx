import { Button, Stack, Text } from "@mantine/core";
import { useNavigate } from "react-router-dom";
import { mailLimitText } from "#domain/accounts/limits.ts";
import { accountMessages } from "#domain/accounts/messages.ts";
import { paths } from "#domain/council.ts";
import { PageHeading } from "../../components/page-heading.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { AddressHint } from "./account-frame.tsx";
import { OtpForm } from "./otp-form.tsx";
import { ResendButton } from "./resend-button.tsx";
import { tellSuccess } from "./tell.ts";
import { useOtpStep } from "./use-activation.ts";

/** Step two: the six digits of the mail, if the address has a login. */
export function PasswordOtpStep({ email, onOtherAddress }: { email: string; onOtherAddress: () => void }) {
  const navigate = useNavigate();
  const resend = trpc.accounts.requestResetOtp.useMutation();
  const verify = trpc.accounts.verifyResetOtp.useMutation({
    onSuccess: async ({ userId, resetToken }) => {
      tellSuccess(accountMessages.otpVerified);
      await navigate(`${paths.forgotPassword}/${userId}/${resetToken}`, { replace: true });
    },
    onError: (error) => form.fail(failureOf(error)),
  });
  const form = useOtpStep({ isBusy: verify.isPending, send: (otp) => verify.mutate({ email, otp }) });
  return (
    <>
      <PageHeading
        title="Enter the OTP"
        lead={
          <>
            Step 2 of 3. If <AddressHint emailHint={email.trim()} /> has a login, a mail with an OTP is on its way to it.
          </>
        }
      />
      <OtpForm form={form} hint="6 digits, good for 10 minutes" />
      <Stack gap={4} mt="xl" align="flex-start">
        <Text size="sm">No mail? Look into the spam folder first. {mailLimitText}</Text>
        <ResendButton
          label="Resend OTP"
          variant="subtle"
          hasJustSent
          isSending={resend.isPending}
          problem={resend.error === null ? undefined : failureOf(resend.error).message || accountMessages.resendFailed}
          onSend={(afterwards) =>
            resend.mutate(
              { email },
              {
                onSuccess: () => {
                  tellSuccess(accountMessages.otpSentAgain);
                  afterwards();
                },
              },
            )
          }
        />
        <Button variant="subtle" size="sm" px={0} onClick={onOtherAddress}>
          Use another e-mail address
        </Button>
      </Stack>
    </>
  );
}
