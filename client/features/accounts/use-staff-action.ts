import type { StaffAction, StaffRole } from "#domain/accounts/staff.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";

type Details = { readonly userId: string; readonly role: StaffRole; readonly reason: string };

/** Does one thing with one of the users and reads the list again; `onDone` gets the server's sentence. */
export function useStaffAction(onDone: (message: string) => void) {
  const utils = trpc.useUtils();
  const { staff } = trpc.accounts;
  const outcome = {
    onSuccess: ({ message }: { message: string }) => onDone(message),
    onSettled: () => utils.accounts.staff.invalidate(),
  };
  const calls = {
    changeRole: staff.changeRole.useMutation(outcome),
    resend: staff.resendInvitation.useMutation(outcome),
    forceNewPassword: staff.forceNewPassword.useMutation(outcome),
    resetSecondFactor: staff.resetSecondFactor.useMutation(outcome),
    deactivate: staff.deactivate.useMutation(outcome),
    reactivate: staff.reactivate.useMutation(outcome),
  };
  const error = Object.values(calls).find((call) => call.error !== null)?.error ?? null;
  return {
    run: (action: Exclude<StaffAction, "changeRights">, { userId, role, reason }: Details): void => {
      if (action === "changeRole") calls.changeRole.mutate({ userId, role });
      else if (action === "deactivate") calls.deactivate.mutate({ userId, reason });
      else calls[action].mutate({ userId });
    },
    failure: error === null ? undefined : failureOf(error).message,
    isBusy: Object.values(calls).some(({ isPending }) => isPending),
  };
}
