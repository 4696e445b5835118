import { useEffect, useRef, useState } from "react";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import { showToast } from "../../components/toasts.tsx";
import { formatDateTime } from "../../shared/format.ts";
import { trpc } from "../../lib/trpc.ts";
import type { ListChoice } from "./use-review-filters.ts";
import { useDraftSaver } from "./use-draft-saver.ts";
import {
  differences,
  editsBeside,
  editsSince,
  hasEdits,
  subjectsOf,
  unlike,
  withEdit,
  withMarks,
  type Marked,
  type ReviewSubject,
  type VerdictEdit,
  type VerdictEdits,
} from "./verdict-edits.ts";
import type { ReviewDeskView, ReviewDraft, ReviewView } from "./views.ts";

const toastMs = 10_000;

/** The reviewer's edits of a version that is no longer the latest, compared with the saved state. */
export type ToChoose = {
  readonly title: string;
  /** When the older edits last matched the latest version. */
  readonly writtenAt: Date;
  readonly differences: ReturnType<typeof differences<ReviewSubject>>;
};

type Subject = Omit<ReviewSubject, "uploadedAt">;

/**
 * One reimbursement under review: what the server holds and what the reviewer changed on top of it. Once something is
 * changed the screen stays on the version it was changed on, so that no other reviewer's verdict is overwritten unseen. What is
 * written is kept on the server for this reviewer; what was written before is restored, or offered when others have
 * changed the reimbursement since.
 */
export function useReview(desk: ReviewDeskView, list: ListChoice) {
  const utils = trpc.useUtils();
  const latest = desk.view;
  const input = { reimbursementId: latest.id, list };
  /** Queries of other pages that list the claim or a notice of it. */
  const lists = [utils.reviews.list, utils.work.list, utils.work.counts, utils.reimbursements.forSecond, utils.notifications];
  const [draftAtFirst] = useState(desk.draft);
  const isRestored = draftAtFirst?.version === latest.version || draftAtFirst === undefined;
  const [edits, setEdits] = useState<VerdictEdits>(() =>
    draftAtFirst?.version === latest.version ? unlike(subjectsOf(latest), draftAtFirst.verdicts) : {},
  );
  const [comment, setComment] = useState(draftAtFirst?.comment ?? "");
  const [base, setBase] = useState<ReviewView | undefined>(() => (hasEdits(edits) ? latest : undefined));
  const [offered, setOffered] = useState<ReviewDraft | undefined>(() => (isRestored ? undefined : draftAtFirst));
  const [replacedNotes, setReplacedNotes] = useState<Marked["replaced"]>([]);
  const saver = useDraftSaver(latest.id, {
    content: { verdicts: draftAtFirst?.verdicts ?? {}, comment: draftAtFirst?.comment ?? "" },
    savedAt: isRestored ? draftAtFirst?.savedAt : undefined,
  });

  /** The current state of the screen, for an action that began earlier. */
  const written = useRef({ edits, comment, offered });
  useEffect(() => {
    written.current = { edits, comment, offered };
  });

  const isStale = base !== undefined && latest.version !== base.version;
  const view = isStale ? base : latest;

  function change(nextEdits: VerdictEdits, nextComment: string): void {
    const standing = base ?? latest;
    setBase(standing);
    setEdits(nextEdits);
    setComment(nextComment);
    // An older draft that waits to be settled stays beneath what is written now.
    saver.write({ version: standing.version, verdicts: { ...offered?.verdicts, ...nextEdits }, comment: nextComment });
  }

  /**
   * An accepted action: its answer is the latest version. What was written meanwhile stays. Lists and notices are read again; the
   * reviewer does not wait for them.
   */
  function adopt(next: ReviewView, isCommentSent: boolean): void {
    utils.reviews.open.setData(input, (known) => (known === undefined ? known : { ...known, view: next }));
    const now = written.current;
    const newer = unlike(subjectsOf(next), editsSince(subjectsOf(view), edits, now.edits));
    const newerComment = isCommentSent && now.comment === comment ? "" : now.comment;
    // What is saved now is newer than the older draft.
    const waiting = now.offered && editsBeside(now.offered.verdicts, edits);
    setOffered((older) => older && { ...older, verdicts: editsBeside(older.verdicts, edits) });
    setEdits(newer);
    setBase(hasEdits(newer) ? next : undefined);
    setComment(newerComment);
    saver.clear({ verdicts: edits, isCommentSent }, { version: next.version, verdicts: { ...waiting, ...newer }, comment: newerComment });
    for (const outdated of [...lists, utils.reviews.dgftQueries, utils.dossiers]) void outdated.invalidate();
  }

  /** An action that touched no verdict: its answer is the latest version, and what is written goes on from it. */
  function goOnFrom(next: ReviewView): void {
    const now = written.current;
    utils.reviews.open.setData(input, (known) => (known === undefined ? known : { ...known, view: next }));
    setBase(hasEdits(now.edits) ? next : undefined);
    if (hasEdits(now.edits) || now.comment !== "")
      saver.write({ version: next.version, verdicts: { ...offered?.verdicts, ...now.edits }, comment: now.comment });
    for (const outdated of lists) void outdated.invalidate();
  }

  function toChoose(): ToChoose | undefined {
    if (isStale) {
      // An older draft that waits to be settled is chosen with what was written on top of it.
      const mine = { ...offered?.verdicts, ...edits };
      return {
        title: reimbursementMessages.stale,
        writtenAt: offered?.savedAt ?? base.updatedAt,
        differences: differences(subjectsOf(latest), mine),
      };
    }
    if (offered === undefined || !latest.actions.includes("council_draft")) return undefined;
    // What was written on since is no longer to be chosen: the newer words count.
    const open = differences(subjectsOf(latest), editsBeside(offered.verdicts, edits));
    return open.length === 0 ? undefined : { title: offeredTitle(offered.savedAt), writtenAt: offered.savedAt, differences: open };
  }

  /** Reads the latest version with its dossier; the reviewer's changes are shown next to it. */
  async function readLatest(): Promise<void> {
    await Promise.all([utils.reviews.open.invalidate(input), utils.dossiers.invalidate()]);
  }

  return {
    view,
    /** The saved state, also while the screen stays on an earlier version. */
    latest,
    edits,
    comment,
    saver,
    isDirty: hasEdits(edits),
    /** Another user has changed it since: no action is possible before the reviewer has chosen. */
    isStale,
    toChoose: toChoose(),
    edit: (document: Subject, edit: VerdictEdit) => change(withEdit(document, edits, edit), comment),
    /** Marks documents as Deficient, each with these words after its own. A toast names those where they do not fit. */
    markAll(marks: Parameters<typeof withMarks>[0]) {
      const { edits: next, unfit, replaced } = withMarks(marks, edits);
      change(next, comment);
      setReplacedNotes((before) => [...before, ...replaced]);
      if (unfit.length > 0)
        showToast({
          tone: "error",
          message: `What DGFT asks does not fit into the remark on ${unfit.join(", ")}. Shorten the remark, or write there what is asked.`,
          durationMs: toastMs,
        });
    },
    /** The notes that `markAll` replaced. */
    replacedNotes,
    dismissReplacedNotes: () => setReplacedNotes([]),
    write: (next: string) => change(edits, next),
    /** Goes on from the latest version with what was chosen of mine. */
    async settle(chosen: VerdictEdits) {
      const next = unlike(subjectsOf(latest), isStale ? chosen : { ...chosen, ...edits });
      setEdits(next);
      setBase(hasEdits(next) ? latest : undefined);
      setOffered(undefined);
      setReplacedNotes([]);
      await saver.replace({ version: latest.version, verdicts: next, comment });
    },
    readLatest,
    /** The server kept what was sent although it did not take the last step: goes on from what it holds now. */
    async takeUp() {
      const { view: now } = await utils.reviews.open.fetch(input, { staleTime: 0 });
      adopt(now, false);
    },
    /** After a refused action: keeps the reviewer's edits and shows the latest version next to them. */
    async showRefusal() {
      setBase((standing) => standing ?? latest);
      await readLatest();
    },
    /** An action did not come through: the words go on being a draft. */
    keepOn() {
      const now = written.current;
      saver.writeRest({ version: view.version, verdicts: { ...now.offered?.verdicts, ...now.edits }, comment: now.comment });
    },
    adopt,
    goOnFrom,
  };
}
export type Review = ReturnType<typeof useReview>;

/** The heading of a draft that was written on a version which is no longer the latest. */
const offeredTitle = (savedAt: Date): string =>
  `You wrote this on ${formatDateTime(savedAt)} and did not save it. The application was changed since then.`;
