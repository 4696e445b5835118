import { useState } from "react";
import { workMessages } from "#domain/work/work-messages.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import type { Chosen } from "./use-chosen.tsx";

/** The server takes so many at a time; after each portion the bar moves. */
const portion = 250;

type NotDone = readonly { readonly id: string; readonly reason: string }[];
export type BulkAction = "assign" | "free" | "remind";

/** Acts on all chosen claims, portion by portion. What is done stays done when a later portion fails; the others stay chosen. */
export function useBulk(chosen: Chosen) {
  const utils = trpc.useUtils();
  const assign = trpc.work.assign.useMutation();
  const remind = trpc.work.remind.useMutation();
  const [running, setRunning] = useState<{ readonly action: BulkAction; readonly done: number; readonly total: number }>();
  const [outcome, setOutcome] = useState<{ readonly done: number; readonly message: string; readonly notDone: NotDone }>();
  const [failure, setFailure] = useState<string>();

  async function run(
    action: BulkAction,
    send: (ids: string[]) => Promise<{ readonly done: number; readonly notDone: NotDone }>,
    inWords: (done: number) => string,
  ): Promise<void> {
    if (running !== undefined) return;
    const ids = [...chosen.ids];
    let [asked, done, notDone] = [0, 0, [] as NotDone];
    setOutcome(undefined);
    setFailure(undefined);
    try {
      while (asked < ids.length) {
        setRunning({ action, done: asked, total: ids.length });
        const answer = await send(ids.slice(asked, asked + portion));
        asked += portion;
        done += answer.done;
        notDone = [...notDone, ...answer.notDone];
      }
    } catch (error) {
      setFailure(failureOf(error).message);
    }
    setRunning(undefined);
    if (asked === 0) return;
    const kept = new Set(notDone.map(({ id }) => id));
    setOutcome({ done, message: inWords(done), notDone });
    chosen.finish(ids.slice(0, asked).filter((id) => !kept.has(id)));
    await Promise.all([utils.work.invalidate(), utils.reviews.list.invalidate(), utils.dgft.list.invalidate()]);
  }

  const { seenAt } = chosen;
  return {
    running,
    outcome,
    failure,
    assign: (to: string, name: string) =>
      void run(
        "assign",
        (ids) => assign.mutateAsync({ ids, to, seenAt }),
        (done) => workMessages.assigned(done, name),
      ),
    free: () => void run("free", (ids) => assign.mutateAsync({ ids, to: null, seenAt }), workMessages.freed),
    remind: () => void run("remind", (ids) => remind.mutateAsync({ ids }), workMessages.remindersSent),
  };
}
