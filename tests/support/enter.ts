import { login, type LoginInput } from "#server/application/accounts/login.ts";
import type { CompletedSignIn } from "#server/application/accounts/second-factor/sign-in-step.ts";
import type { AppContext } from "#server/context.ts";

/** Signs a user without a second factor in. */
export async function enter(ctx: AppContext, input: LoginInput, from: { deviceMark?: string } = {}): Promise<CompletedSignIn> {
  const result = await login(ctx, input, from);
  if (result.kind !== "signed_in") throw new Error("this login asks for a second factor");
  return result;
}
