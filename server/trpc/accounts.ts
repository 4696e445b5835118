import { SecondFactorCode } from "#domain/accounts/second-factor.ts";
import { changePassword, ChangePasswordInput } from "../application/accounts/change-password.ts";
import { checkActivationLink, CheckActivationLinkInput } from "../application/accounts/check-activation-link.ts";
import { completeActivation, CompleteActivationInput } from "../application/accounts/complete-activation.ts";
import { extendSession } from "../application/accounts/extend-session.ts";
import { confirmCode, confirmPassword, ConfirmPasswordInput } from "../application/accounts/fresh-password.ts";
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
  confirmRecoveryCodes,
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
  login: procedure("anyone")
    .input(LoginInput)
    .mutation(async ({ ctx, input }) => {
      const result = await login(ctx, input, { deviceMark: ctx.cookies.deviceMark });
      if (result.kind === "signed_in") return keepSession(ctx, result);
      ctx.cookies.setSignInStep(result.stepSecret);
      return { owed: result.owed };
    }),
  signInStep: router({
    complete: procedure("anyone")
      .input(SecondFactorCode)
      .mutation(async ({ ctx, input }) => keepSession(ctx, await completeSignIn(ctx, ctx.cookies.signInStep, input))),
    beginSetUp: procedure("anyone").mutation(({ ctx }) => beginSetUpAtSignIn(ctx, ctx.cookies.signInStep)),
    confirmSetUp: procedure("anyone")
      .input(SecondFactorCode)
      .mutation(async ({ ctx, input }) => {
        const { recoveryCodes, ...entered } = await confirmSetUpAtSignIn(ctx, ctx.cookies.signInStep, input);
        return { ...keepSession(ctx, entered), recoveryCodes };
      }),
  }),
  secondFactor: router({
    view: procedure("accounts.secondFactor").query(({ ctx }) => viewSecondFactor(ctx)),
    begin: procedure("accounts.secondFactor").mutation(({ ctx }) => beginOwnSecondFactor(ctx)),
    confirm: procedure("accounts.secondFactor")
      .input(SecondFactorCode)
      .mutation(({ ctx, input }) => confirmOwnSecondFactor(ctx, input)),
    disable: procedure("accounts.secondFactor")
      .input(SecondFactorCode)
      .mutation(({ ctx, input }) => disableSecondFactor(ctx, input)),
    renewCodes: procedure("accounts.secondFactor")
      .input(SecondFactorCode)
      .mutation(({ ctx, input }) => renewRecoveryCodes(ctx, input)),
    confirmCodes: procedure("accounts.secondFactor")
      .input(SecondFactorCode)
      .mutation(({ ctx, input }) => confirmRecoveryCodes(ctx, input)),
  }),
  logout: procedure("accounts.logout").mutation(async ({ ctx }) => {
    await logout(ctx);
    ctx.cookies.clearSession();
  }),
  changePassword: procedure("accounts.changePassword")
    .input(ChangePasswordInput)
    .mutation(async ({ ctx, input }) => {
      const { message, sessionSecret } = await changePassword(ctx, input);
      ctx.cookies.setSession(sessionSecret);
      return { message };
    }),
  confirmPassword: procedure("accounts.confirmPassword")
    .input(ConfirmPasswordInput)
    .mutation(({ ctx, input }) => confirmPassword(ctx, input)),
  confirmCode: procedure("accounts.secondFactor")
    .input(SecondFactorCode)
    .mutation(({ ctx, input }) => confirmCode(ctx, input)),
  sessions: procedure("accounts.sessions").query(({ ctx }) => listOwnSessions(ctx)),
  endSession: procedure("accounts.sessions")
    .input(EndSessionInput)
    .mutation(({ ctx, input }) => endSessionElsewhere(ctx, input)),
  signOutElsewhere: procedure("accounts.sessions").mutation(({ ctx }) => signOutElsewhere(ctx)),
  requestResetOtp: procedure("anyone")
    .input(RequestResetOtpInput)
    .mutation(({ ctx, input }) => requestResetOtp(ctx, input)),
  verifyResetOtp: procedure("anyone")
    .input(VerifyResetOtpInput)
    .mutation(({ ctx, input }) => verifyResetOtp(ctx, input)),
  resetPassword: procedure("anyone")
    .input(ResetPasswordInput)
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),
  replaceExpiredPassword: procedure("anyone")
    .input(ReplaceExpiredPasswordInput)
    .mutation(({ ctx, input }) => replaceExpiredPassword(ctx, input, { deviceMark: ctx.cookies.deviceMark })),
  me: procedure("anyone").query(({ ctx }) => me(ctx)),
  extendSession: procedure("accounts.extendSession").mutation(({ ctx }) => extendSession(ctx)),
  checkActivationLink: procedure("anyone")
    .input(CheckActivationLinkInput)
    .query(({ ctx, input }) => checkActivationLink(ctx, input)),
  confirmEmail: procedure("anyone")
    .input(ConfirmEmailInput)
    .mutation(({ ctx, input }) => confirmEmail(ctx, input)),
  verifyActivationOtp: procedure("anyone")
    .input(VerifyActivationOtpInput)
    .mutation(({ ctx, input }) => verifyActivationOtp(ctx, input)),
  completeActivation: procedure("anyone")
    .input(CompleteActivationInput)
    .mutation(({ ctx, input }) => completeActivation(ctx, input)),
  resendActivation: procedure("anyone")
    .input(ResendActivationInput)
    .mutation(({ ctx, input }) => resendActivation(ctx, input)),
  staff: staffRouter,
});
