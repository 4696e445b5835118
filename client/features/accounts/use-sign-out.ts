import { trpc } from "../../lib/trpc.ts";

/** Ends the session and leaves with a fresh page, so that nothing of this person stays in the browser's memory. @source specification 2 */
export function useSignOut() {
  const logout = trpc.accounts.logout.useMutation({ onSettled: () => window.location.assign("/") });
  return { signOut: () => logout.mutate(), isBusy: logout.isPending };
}
