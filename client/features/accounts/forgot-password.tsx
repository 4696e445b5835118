import { useState } from "react";
import { PasswordEmailStep } from "./password-email-step.tsx";
import { PasswordOtpStep } from "./password-otp-step.tsx";

/** The way to another password: the address, then the OTP of the mail. @source specification 2 "/forgot-password" */
export function ForgotPassword() {
  const [email, setEmail] = useState("");
  const [isSent, setIsSent] = useState(false);
  return isSent ? (
    <PasswordOtpStep email={email} onOtherAddress={() => setIsSent(false)} />
  ) : (
    <PasswordEmailStep email={email} onChange={setEmail} onSent={() => setIsSent(true)} />
  );
}
