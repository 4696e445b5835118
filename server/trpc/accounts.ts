import { SecondFactorCode } from "#domain/accounts/second-factor.ts";
import { changePassword, ChangePasswordInput } from "../application/accounts/change-password.ts";
import { checkActivationLink, CheckActivationLinkInput } from "../application/accounts/check-activation-link.ts";
import { completeActivation, CompleteActivationInput } from "../application/accounts/complete-activation.ts";
import { extendSession } from "../application/accounts/extend-session.ts";
import { confirmPassword, ConfirmPasswordInput } from "../application/accounts/fresh-password.ts";
import { login, LoginInput } from "../application/accounts/login.ts";
import { logout } from "../application/accounts/logout.ts";
import { me } from "../application/accounts/me.ts";
import { confirmEmail, ConfirmEmailInput } from "../application/accounts/confirm-email.ts";
import { EndSessionInput, endSessionElsewhere, listOwnSessions, signOutElsewhere } from "../application/accounts/own-sessions.ts";
import { replaceExpiredPassword, ReplaceExpiredPasswordInput } from "../application/accounts/replace-expired-password.ts";
import { requestResetOtp, RequestResetOtpInput } from "../application/accounts/request-reset-otp.ts";
import { resendActivation, ResendActivationInput } from "../application/accounts/resend-activation.ts";
import { resetPassword, ResetPasswordInput } from "../application/accounts/reset-password.ts";
import { verifyActivationOtp, VerifyActivationOtpInput } from "../application/accounts/verify-activation-otp.ts";
import { verifyResetOtp, VerifyResetOtpInput } from "../application/accounts/verify-reset-otp.ts";
import {
  beginOwnSecondFactor,
  confirmOwnSecondFactor,
  disableSecondFactor,
  renewRecoveryCodes,
  viewSecondFactor,
} from "../application/accounts/second-factor/own-second-factor.ts";
import {
  beginSetUpAtSignIn,
  completeSignIn,
  confirmSetUpAtSignIn,
  type CompletedSignIn,
} from "../application/accounts/second-factor/sign-in-step.ts";
import type { RequestContext } from "../http/request-context.ts";
import { staffRouter } from "./staff.ts";
import { procedure, router } from "./trpc.ts";

/** The secrets of a sign-in go into cookies, never into the answer. */
function keepSession({ cookies }: RequestContext, { home, sessionSecret, deviceMark }: CompletedSignIn): { home: string } {
  cookies.setSession(sessionSecret);
  cookies.setDeviceMark(deviceMark);
  if (cookies.signInStep !== undefined) cookies.clearSignInStep();
  return { home };
}

export const accountsRouter = router({
  login: procedure.input(LoginInput).mutation(async ({ ctx, input }) => {
    const result = await login(ctx, input, { deviceMark: ctx.cookies.deviceMark });
    if (result.kind === "signed_in") return keepSession(ctx, result);
    ctx.cookies.setSignInStep(result.stepSecret);
    return { owed: result.owed };
  }),
  signInStep: router({
    complete: procedure
      .input(SecondFactorCode)
      .mutation(async ({ ctx, input }) => keepSession(ctx, await completeSignIn(ctx, ctx.cookies.signInStep, input))),
    beginSetUp: procedure.mutation(({ ctx }) => beginSetUpAtSignIn(ctx, ctx.cookies.signInStep)),
    confirmSetUp: procedure.input(SecondFactorCode).mutation(async ({ ctx, input }) => {
      const { recoveryCodes, ...entered } = await confirmSetUpAtSignIn(ctx, ctx.cookies.signInStep, input);
      return { ...keepSession(ctx, entered), recoveryCodes };
    }),
  }),
  secondFactor: router({
    view: procedure.query(({ ctx }) => viewSecondFactor(ctx)),
    begin: procedure.mutation(({ ctx }) => beginOwnSecondFactor(ctx)),
    confirm: procedure.input(SecondFactorCode).mutation(({ ctx, input }) => confirmOwnSecondFactor(ctx, input)),
    disable: procedure.input(SecondFactorCode).mutation(({ ctx, input }) => disableSecondFactor(ctx, input)),
    renewCodes: procedure.input(SecondFactorCode).mutation(({ ctx, input }) => renewRecoveryCodes(ctx, input)),
  }),
  logout: procedure.mutation(async ({ ctx }) => {
    await logout(ctx);
    ctx.cookies.clearSession();
  }),
  changePassword: procedure.input(ChangePasswordInput).mutation(async ({ ctx, input }) => {
    const { message, sessionSecret } = await changePassword(ctx, input);
    ctx.cookies.setSession(sessionSecret);
    return { message };
  }),
  confirmPassword: procedure.input(ConfirmPasswordInput).mutation(({ ctx, input }) => confirmPassword(ctx, input)),
  sessions: procedure.query(({ ctx }) => listOwnSessions(ctx)),
  endSession: procedure.input(EndSessionInput).mutation(({ ctx, input }) => endSessionElsewhere(ctx, input)),
  signOutElsewhere: procedure.mutation(({ ctx }) => signOutElsewhere(ctx)),
  requestResetOtp: procedure.input(RequestResetOtpInput).mutation(({ ctx, input }) => requestResetOtp(ctx, input)),
  verifyResetOtp: procedure.input(VerifyResetOtpInput).mutation(({ ctx, input }) => verifyResetOtp(ctx, input)),
  resetPassword: procedure.input(ResetPasswordInput).mutation(({ ctx, input }) => resetPassword(ctx, input)),
  replaceExpiredPassword: procedure
    .input(ReplaceExpiredPasswordInput)
    .mutation(({ ctx, input }) => replaceExpiredPassword(ctx, input, { deviceMark: ctx.cookies.deviceMark })),
  me: procedure.query(({ ctx }) => me(ctx)),
  extendSession: procedure.mutation(({ ctx }) => extendSession(ctx)),
  checkActivationLink: procedure.input(CheckActivationLinkInput).query(({ ctx, input }) => checkActivationLink(ctx, input)),
  confirmEmail: procedure.input(ConfirmEmailInput).mutation(({ ctx, input }) => confirmEmail(ctx, input)),
  verifyActivationOtp: procedure.input(VerifyActivationOtpInput).mutation(({ ctx, input }) => verifyActivationOtp(ctx, input)),
  completeActivation: procedure.input(CompleteActivationInput).mutation(({ ctx, input }) => completeActivation(ctx, input)),
  resendActivation: procedure.input(ResendActivationInput).mutation(({ ctx, input }) => resendActivation(ctx, input)),
  staff: staffRouter,
});
