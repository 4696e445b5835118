import type { PhraseFacts } from "#domain/reviews/phrases.ts";
import { withPhrase, type Phrase } from "#domain/reviews/phrases.ts";
import { offeredFor } from "#domain/reviews/document-kinds.ts";
import { showToast } from "../../components/toasts.tsx";
import { formatDate, formatPaise } from "../../shared/format.ts";
import { trpc } from "../../lib/trpc.ts";
import { maxRemarkLength, type VerdictEdit } from "./verdict-edits.ts";
import type { ReviewView } from "./views.ts";

const toastMs = 5000;

/** The phrases for a document or item, those of its own kind first; the nth is the one of the digit n. Empty until they are there. */
export function usePhrases(fieldName: string): readonly Phrase[] {
  // A phrase that is changed meanwhile does no harm: the officer reads what is inserted.
  const { data = [] } = trpc.reviews.phrases.list.useQuery(undefined, { staleTime: 10 * 60_000 });
  return offeredFor(data, fieldName);
}

/** A verdict with one more phrase in its remark, which keeps the code. Where the phrase does not fit, the verdict stays and a toast says so. */
export function withPhraseInRemark(edit: VerdictEdit, { code, textEn }: Phrase): VerdictEdit {
  const remark = withPhrase(edit.remark, textEn, maxRemarkLength);
  if (remark === undefined) {
    showToast({ tone: "error", message: "The phrase does not fit into the remark. Shorten the remark, then insert it again.", durationMs: toastMs });
    return edit;
  }
  return { ...edit, status: "DEFICIENT", remark, phraseCodes: [...new Set([...(edit.phraseCodes ?? []), code])] };
}

/** What a claim gives for the placeholders. */
export type PhraseSource = Pick<ReviewView, "replyBy" | "claimedPaise" | "sheet"> & { readonly firm: Pick<ReviewView["firm"], "name"> };
type Subject = { readonly label: string; readonly itemId?: string };

/** What stands in place of the placeholders of a remark when it is shared today. */
export function phraseFactsOf({ replyBy, firm, claimedPaise, sheet }: PhraseSource, { label, itemId }: Subject): PhraseFacts {
  const paise = itemId === undefined ? claimedPaise : sheet?.lines.find((line) => line.itemId === itemId)?.claimedPaise;
  return {
    date: formatDate(replyBy),
    amount: paise === undefined || paise === null ? undefined : formatPaise(paise),
    document: label,
    firm: firm.name,
  };
}
