import { useEffect, useState } from "react";

/**
 * Lets an editor go to another address by itself, without the question whether to leave what is not saved: `isLeaving` is true while it
 * goes. An editor that stays, because only its address changes, is guarded again afterwards.
 */
export function useLeaving() {
  const [leave, setLeave] = useState<() => void>();
  useEffect(() => {
    leave?.();
    setLeave(undefined);
  }, [leave]);
  return { isLeaving: leave !== undefined, leaveBy: (navigation: () => void) => setLeave(() => navigation) };
}
