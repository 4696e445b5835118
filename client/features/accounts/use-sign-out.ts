import { showToast } from "../../components/toasts.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";

const stillSignedIn = "You are still signed in. Try again in a moment. On a shared computer do not leave before it has worked.";
const toastMs = 10_000;

/**
 * Ends the session and leaves with a fresh page, so that nothing of this person stays in the browser's memory. Only the server can end it: when
 * it does not answer, the page stays and says so.
 * @source specification 2
 */
export function useSignOut() {
  const leave = (): void => window.location.assign("/");
  const logout = trpc.accounts.logout.useMutation({
    onSuccess: leave,
    onError(error) {
      const { code } = failureOf(error);
      if (code === "token_not_valid") leave();
      else showToast({ tone: "error", message: stillSignedIn, durationMs: toastMs });
    },
  });
  return { signOut: () => logout.mutate(), isBusy: logout.isPending };
}
