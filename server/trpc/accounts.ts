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
import { calling, procedure, router } from "./trpc.ts";

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
    confirm: procedure("accounts.secondFactor").input(SecondFactorCode).mutation(calling(confirmOwnSecondFactor)),
    disable: procedure("accounts.secondFactor").input(SecondFactorCode).mutation(calling(disableSecondFactor)),
    renewCodes: procedure("accounts.secondFactor").input(SecondFactorCode).mutation(calling(renewRecoveryCodes)),
    confirmCodes: procedure("accounts.secondFactor").input(SecondFactorCode).mutation(calling(confirmRecoveryCodes)),
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
  confirmPassword: procedure("accounts.confirmPassword").input(ConfirmPasswordInput).mutation(calling(confirmPassword)),
  confirmCode: procedure("accounts.secondFactor").input(SecondFactorCode).mutation(calling(confirmCode)),
  sessions: procedure("accounts.sessions").query(({ ctx }) => listOwnSessions(ctx)),
  endSession: procedure("accounts.sessions").input(EndSessionInput).mutation(calling(endSessionElsewhere)),
  signOutElsewhere: procedure("accounts.sessions").mutation(({ ctx }) => signOutElsewhere(ctx)),
  requestResetOtp: procedure("anyone").input(RequestResetOtpInput).mutation(calling(requestResetOtp)),
  verifyResetOtp: procedure("anyone").input(VerifyResetOtpInput).mutation(calling(verifyResetOtp)),
  resetPassword: procedure("anyone").input(ResetPasswordInput).mutation(calling(resetPassword)),
  replaceExpiredPassword: procedure("anyone")
    .input(ReplaceExpiredPasswordInput)
    .mutation(({ ctx, input }) => replaceExpiredPassword(ctx, input, { deviceMark: ctx.cookies.deviceMark })),
  me: procedure("anyone").query(({ ctx }) => me(ctx)),
  extendSession: procedure("accounts.extendSession").mutation(({ ctx }) => extendSession(ctx)),
  checkActivationLink: procedure("anyone").input(CheckActivationLinkInput).query(calling(checkActivationLink)),
  confirmEmail: procedure("anyone").input(ConfirmEmailInput).mutation(calling(confirmEmail)),
  verifyActivationOtp: procedure("anyone").input(VerifyActivationOtpInput).mutation(calling(verifyActivationOtp)),
  completeActivation: procedure("anyone").input(CompleteActivationInput).mutation(calling(completeActivation)),
  resendActivation: procedure("anyone").input(ResendActivationInput).mutation(calling(resendActivation)),
  staff: staffRouter,
});
