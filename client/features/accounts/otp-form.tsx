import { Button, Stack } from "@mantine/core";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { OtpField } from "../../components/otp-field.tsx";
import type { OtpFormState } from "./use-activation.ts";

const otpId = "otp";

/** The six digits of a mail and the button that sends them. */
export function OtpForm({ form, hint }: { form: OtpFormState; hint: string }) {
  const { otp, setOtp, problem, attempt, submit, isBusy } = form;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ErrorSummary problems={problem === undefined ? [] : [{ text: problem, fieldId: otpId }]} attempt={attempt} />
      <Stack gap="md" align="flex-start">
        <OtpField id={otpId} value={otp} onChange={setOtp} hint={hint} {...(problem !== undefined && { error: problem })} />
        <Button type="submit" size="md" aria-disabled={otp.length !== 6 || isBusy}>
          {isBusy ? "Verifying..." : "Verify OTP"}
        </Button>
      </Stack>
    </form>
  );
}
