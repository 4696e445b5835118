import { useEffect, useEffectEvent } from "react";
import { background, trpc } from "../../lib/trpc.ts";
import { useLastSignedIn } from "./use-me.ts";

/**
 * Hides a page that the browser keeps in its back/forward cache, and shows it again, with typed values, only to the same user.
 * For any other user the page is reloaded: else the Back button would show the account of a user who has signed out, or whose session has ended.
 * @source security.md row 29
 */
export function useKeptPage(): void {
  const utils = trpc.useUtils();
  // Also after the end of the session: the page stays under the dialog to sign in again.
  const owner = useLastSignedIn()?.user.id;
  const hide = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted && owner !== undefined) document.documentElement.hidden = true;
  });
  const show = useEffectEvent(async ({ persisted }: PageTransitionEvent) => {
    if (!persisted || !document.documentElement.hidden) return;
    // Not through the kept answers: whether this page may be seen is a question of now.
    const reader = await utils.client.accounts.me.query(undefined, { context: background }).catch(() => undefined);
    if (reader?.isSignedIn === true && reader.user.id === owner) document.documentElement.hidden = false;
    else window.location.reload();
  });
  useEffect(() => {
    const whenLeft = (event: PageTransitionEvent): void => hide(event);
    const whenBack = (event: PageTransitionEvent): void => void show(event);
    window.addEventListener("pagehide", whenLeft);
    window.addEventListener("pageshow", whenBack);
    return () => {
      window.removeEventListener("pagehide", whenLeft);
      window.removeEventListener("pageshow", whenBack);
    };
  }, []);
}
