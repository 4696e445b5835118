import { checkActivationLink, CheckActivationLinkInput } from "../application/accounts/check-activation-link.ts";
import { completeActivation, CompleteActivationInput } from "../application/accounts/complete-activation.ts";
import { extendSession } from "../application/accounts/extend-session.ts";
import { login, LoginInput } from "../application/accounts/login.ts";
import { logout } from "../application/accounts/logout.ts";
import { me } from "../application/accounts/me.ts";
import { resendActivation, ResendActivationInput } from "../application/accounts/resend-activation.ts";
import { verifyActivationOtp, VerifyActivationOtpInput } from "../application/accounts/verify-activation-otp.ts";
import { procedure, router } from "./trpc.ts";

export const accountsRouter = router({
  login: procedure.input(LoginInput).mutation(async ({ ctx, input }) => {
    const { home, sessionSecret, deviceMark } = await login(ctx, input, { deviceMark: ctx.cookies.deviceMark });
    ctx.cookies.setSession(sessionSecret);
    ctx.cookies.setDeviceMark(deviceMark);
    return { home };
  }),
  logout: procedure.mutation(async ({ ctx }) => {
    await logout(ctx);
    ctx.cookies.clearSession();
  }),
  me: procedure.query(({ ctx }) => me(ctx)),
  extendSession: procedure.mutation(({ ctx }) => extendSession(ctx)),
  checkActivationLink: procedure.input(CheckActivationLinkInput).query(({ ctx, input }) => checkActivationLink(ctx, input)),
  verifyActivationOtp: procedure.input(VerifyActivationOtpInput).mutation(({ ctx, input }) => verifyActivationOtp(ctx, input)),
  completeActivation: procedure.input(CompleteActivationInput).mutation(({ ctx, input }) => completeActivation(ctx, input)),
  resendActivation: procedure.input(ResendActivationInput).mutation(({ ctx, input }) => resendActivation(ctx, input)),
});
