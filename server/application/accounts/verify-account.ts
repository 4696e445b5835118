import { DomainError } from "#domain/errors.ts";
import type { AppContext } from "../../context.ts";
import { confirmEmail, type ConfirmEmailInput } from "./confirm-email.ts";
import { resendActivation } from "./resend-activation.ts";

/**
 * Confirms the email address of a login by the link of its email; a login without a password gets an email to choose one.
 * @throws what `confirmEmail` and `resendActivation` throw
 * @source rest-api.md "auth/verify-account"
 */
export async function verifyAccount(ctx: AppContext, input: ConfirmEmailInput): Promise<{ message: string }> {
  try {
    return await confirmEmail(ctx, input);
  } catch (error) {
    if (error instanceof DomainError && error.code === "password_missing") return resendActivation(ctx, input);
    throw error;
  }
}
