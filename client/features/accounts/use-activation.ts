import type { inferRouterOutputs } from "@trpc/server";
import { useState } from "react";
import { accountMessages } from "#domain/accounts/messages.ts";
import { isOtp } from "#domain/accounts/activation.ts";
import type { AppRouter } from "#server/trpc/router.ts";
import { trpc, type CallFailure } from "../../lib/trpc.ts";

/** What members will see of the buyer whose link this is. */
export type ActivationContact = NonNullable<inferRouterOutputs<AppRouter>["accounts"]["checkActivationLink"]["contact"]>;

/** The token was used, by a call whose answer was lost too, or it is too old. */
const tokenDead = "reset_token_dead";
/** Codes after which the link itself has to be looked at again. */
const linkCodes = ["link_expired", "link_superseded", "link_used", "link_invalid", tokenDead];

/**
 * Looks at the link, then takes OTP and password; the token between the two lives in memory only. `stepRefusal` says why the password step went
 * back to the OTP.
 */
export function useActivation(id: string) {
  const link = trpc.accounts.checkActivationLink.useQuery({ id }, { staleTime: Infinity });
  const [resetToken, setResetToken] = useState<string>();
  const [stepRefusal, setStepRefusal] = useState<string>();
  const afterFailure = ({ code, message }: CallFailure): void => {
    if (linkCodes.includes(code)) void link.refetch();
    if (code !== tokenDead) return;
    setResetToken(undefined);
    setStepRefusal(message);
  };
  return { link, resetToken, setResetToken, stepRefusal, afterFailure };
}

type OtpStepOptions = { readonly isBusy: boolean; readonly send: (otp: string) => void };

/** The state of the field for the six digits of a mail, with the server's answer. */
export function useOtpStep({ isBusy, send }: OtpStepOptions) {
  const [otp, setOtp] = useState("");
  const [problem, setProblem] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const submit = (): void => {
    if (isBusy) return;
    setAttempt(attempt + 1);
    setProblem(isOtp(otp) ? undefined : accountMessages.otpFormat);
    if (isOtp(otp)) send(otp);
  };
  return { otp, setOtp, problem, attempt, submit, isBusy, fail: ({ message }: CallFailure) => setProblem(message) };
}
export type OtpFormState = ReturnType<typeof useOtpStep>;
