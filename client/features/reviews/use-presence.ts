import { useEffect, useState } from "react";
import { presenceBeatMs } from "#domain/reviews/presence.ts";
import { background, trpc } from "../../lib/trpc.ts";
import type { PresentReviewer } from "./views.ts";

/**
 * Says every 15 seconds that this reimbursement is open on a desk, while it can be seen, and returns who else has it open there.
 * @param onVersion is called with the current version
 */
export function usePresence(
  desk: "reviews" | "dgft",
  reimbursementId: string,
  atFirst: readonly PresentReviewer[],
  onVersion?: (version: number) => void,
): readonly PresentReviewer[] {
  const { client } = trpc.useUtils();
  const [others, setOthers] = useState(atFirst);
  const [heard, setHeard] = useState<number>();

  useEffect(() => setOthers(atFirst), [atFirst]);
  useEffect(() => {
    let lastBeat: Promise<void> = Promise.resolve();
    const say = async (): Promise<void> => {
      try {
        const answer = await client[desk].announcePresence.mutate({ reimbursementId }, { context: background });
        setOthers(answer.others);
        setHeard(answer.version);
      } catch {
        // The next beat tries again; the banner shows what was known last.
      }
    };
    const announce = (): void => {
      if (document.visibilityState === "visible") lastBeat = say();
    };
    const beat = setInterval(announce, presenceBeatMs);
    document.addEventListener("visibilitychange", announce);
    return () => {
      clearInterval(beat);
      document.removeEventListener("visibilitychange", announce);
      // Sent after the last heartbeat, which would undo it. Without it the server forgets the reviewer after a while.
      void lastBeat.then(() => client[desk].leave.mutate({ reimbursementId }, { context: background })).catch(() => undefined);
    };
  }, [client, desk, reimbursementId]);

  useEffect(() => {
    if (heard !== undefined) onVersion?.(heard);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new version is heard of once
  }, [heard]);
  return others;
}
