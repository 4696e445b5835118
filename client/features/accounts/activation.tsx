import { Alert } from "@mantine/core";
import { useState } from "react";
import { NotRead } from "../../components/not-read.tsx";
import { ConfirmStep } from "./confirm-step.tsx";
import { LinkView, MailSentView } from "./link-view.tsx";
import { OtpStep } from "./otp-step.tsx";
import { PasswordStep } from "./password-step.tsx";
import { useActivation } from "./use-activation.ts";

/** The activation of one link, from looking at it to the password. @source specification 4 "Activation" */
export function Activation({ id }: { id: string }) {
  const { link, resetToken, setResetToken, stepRefusal, afterFailure } = useActivation(id);
  const [isResent, setIsResent] = useState(false);
  if (link.error !== null || link.data === undefined) return <NotRead query={link} />;
  const { status, emailHint, hasPassword, contact } = link.data;
  if (isResent) return <MailSentView id={id} emailHint={emailHint} />;
  const onResent = () => setIsResent(true);
  if (status !== "valid") return <LinkView status={status} id={id} emailHint={emailHint} onResent={onResent} />;
  if (hasPassword) return <ConfirmStep id={id} emailHint={emailHint ?? ""} contact={contact} afterFailure={afterFailure} />;
  if (resetToken !== undefined) return <PasswordStep id={id} token={resetToken} afterFailure={afterFailure} />;
  return (
    <>
      {stepRefusal !== undefined && <Alert color="red" role="alert" mb="md" title={stepRefusal} />}
      <OtpStep id={id} emailHint={emailHint ?? ""} contact={contact} onVerified={setResetToken} afterFailure={afterFailure} onResent={onResent} />
    </>
  );
}
