import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { accountMessages } from "#domain/accounts/messages.ts";
import { isOtp } from "#domain/accounts/activation.ts";
import { passwordProblem } from "#domain/accounts/password-rules.ts";
import { paths } from "#domain/council.ts";
import type { Problem } from "../../components/error-summary.tsx";
import { failureOf, trpc, type CallFailure } from "../../lib/trpc.ts";
import { tellSuccess } from "./tell.ts";

/** Codes after which the link itself has to be looked at again. */
const linkCodes = ["link_expired", "link_superseded", "link_used", "link_invalid"];

/** Looks at the link, then takes OTP and password; the token between the two lives in memory only. */
export function useActivation(id: string) {
  const link = trpc.accounts.checkActivationLink.useQuery({ id }, { staleTime: Infinity });
  const [resetToken, setResetToken] = useState<string>();
  const afterFailure = ({ code }: CallFailure): void => {
    if (linkCodes.includes(code)) void link.refetch();
    if (code === "reset_token_dead") setResetToken(undefined);
  };
  return { link, resetToken, setResetToken, afterFailure };
}

/** The step that takes the OTP. */
export function useOtpStep(id: string, onVerified: (resetToken: string) => void, afterFailure: (failure: CallFailure) => void) {
  const [otp, setOtp] = useState("");
  const [problem, setProblem] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const verify = trpc.accounts.verifyActivationOtp.useMutation({
    onSuccess: ({ resetToken }) => onVerified(resetToken),
    onError: (error) => {
      const failure = failureOf(error);
      setProblem(failure.message);
      afterFailure(failure);
    },
  });
  const submit = (): void => {
    if (verify.isPending) return;
    setAttempt(attempt + 1);
    setProblem(isOtp(otp) ? undefined : accountMessages.otpFormat);
    if (isOtp(otp)) verify.mutate({ id, otp });
  };
  return { otp, setOtp, problem, attempt, submit, isBusy: verify.isPending };
}

export const passwordFieldIds = { password: "new-password", confirmPassword: "confirm-password" } as const;

/** The step that sets the password. */
export function usePasswordStep(id: string, token: string, afterFailure: (failure: CallFailure) => void) {
  const navigate = useNavigate();
  const [values, setValues] = useState({ password: "", confirmPassword: "" });
  const [fields, setFields] = useState<Partial<typeof values>>({});
  const [lead, setLead] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const complete = trpc.accounts.completeActivation.useMutation({
    onSuccess: async ({ message }) => {
      tellSuccess(message);
      await navigate(paths.login, { replace: true });
    },
    onError: (error) => {
      const failure = failureOf(error);
      const { password, confirmPassword } = failure.fields;
      setFields({ ...(password?.[0] && { password: password[0] }), ...(confirmPassword?.[0] && { confirmPassword: confirmPassword[0] }) });
      setLead(password === undefined && confirmPassword === undefined ? failure.message : undefined);
      afterFailure(failure);
    },
  });
  const submit = (): void => {
    if (complete.isPending) return;
    const wrong = problemsOf(values);
    setFields(wrong);
    setLead(undefined);
    setAttempt(attempt + 1);
    if (Object.keys(wrong).length === 0) complete.mutate({ id, token, ...values });
  };
  const problems: Problem[] = Object.entries(fields).map(([name, text]) => ({
    text,
    fieldId: name === "password" ? passwordFieldIds.password : passwordFieldIds.confirmPassword,
  }));
  const change = (changes: Partial<typeof values>): void => {
    const changed = { ...values, ...changes };
    setValues(changed);
    // What was found at the last try stays until it is mended; nothing new is found while typing.
    const still = problemsOf(changed);
    setFields(Object.fromEntries(Object.entries(still).filter(([name]) => Object.hasOwn(fields, name))));
  };
  return { values, change, fields, problems, lead, attempt, submit, isBusy: complete.isPending };
}

function problemsOf({ password, confirmPassword }: { password: string; confirmPassword: string }) {
  const problem = passwordProblem(password);
  return {
    ...(problem !== undefined && { password: problem }),
    ...(password !== confirmPassword && { confirmPassword: accountMessages.passwordMismatch }),
  };
}
