import { Button, Stack, Text } from "@mantine/core";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { OtpField } from "../../components/otp-field.tsx";
import { PageHeading } from "../../components/page-heading.tsx";
import type { CallFailure } from "../../lib/trpc.ts";
import { AddressHint } from "./account-frame.tsx";
import { ResendMail } from "./resend-mail.tsx";
import { useOtpStep } from "./use-activation.ts";

type OtpStepProps = {
  readonly id: string;
  readonly emailHint: string;
  readonly onVerified: (resetToken: string) => void;
  readonly afterFailure: (failure: CallFailure) => void;
  readonly onResent: () => void;
};

const otpId = "otp";

/** Step one of the activation: the six digits of the mail. @source specification 2 "Account activation screen" */
export function OtpStep({ id, emailHint, onVerified, afterFailure, onResent }: OtpStepProps) {
  const { otp, setOtp, problem, attempt, submit, isBusy } = useOtpStep(id, onVerified, afterFailure);
  return (
    <>
      <PageHeading
        title="Activate your account"
        lead={
          <>
            Step 1 of 2. Enter the OTP from the mail to <AddressHint emailHint={emailHint} />.
          </>
        }
        hasError={problem !== undefined}
      />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <ErrorSummary problems={problem === undefined ? [] : [{ text: problem, fieldId: otpId }]} attempt={attempt} />
        <Stack gap="md" align="flex-start">
          <OtpField id={otpId} value={otp} onChange={setOtp} hint="6 digits, good for 24 hours" {...(problem !== undefined && { error: problem })} />
          <Button type="submit" size="md" aria-disabled={otp.length !== 6 || isBusy}>
            {isBusy ? "Verifying..." : "Verify OTP"}
          </Button>
        </Stack>
      </form>
      <Text mt="xl" size="sm">
        No mail? Look into the spam folder first.
      </Text>
      <ResendMail id={id} label="Resend email" variant="subtle" onResent={onResent} />
    </>
  );
}
