import { startingReasons } from "#domain/reimbursements/starting-reasons.ts";
import type { SheetLineView } from "../application/reimbursements/amounts-view.ts";

type AssessedLine = Pick<SheetLineView, "itemId" | "claimedPaise" | "checks" | "sharePercent">;

const sentenceOf = (code: string): string => startingReasons.find((reason) => reason.code === code)?.sentenceEn ?? "";
const lifted = { window: sentenceOf("DELAY_EXCUSED"), membership: sentenceOf("MEMBERSHIP_CHECKED") };

/** What the council says of each line: why it lifts a rule, and half of the cost where the rules state no share. */
export const demoAssessments = (lines: readonly AssessedLine[]) =>
  lines.map(({ itemId, claimedPaise, checks, sharePercent }) => {
    const isLifted = (name: keyof typeof lifted): boolean => checks.some((check) => check.name === name && check.outcome === "needs_reason");
    const reasons = [
      ...(isLifted("window") ? [lifted.window] : []),
      ...(isLifted("membership") ? [lifted.membership] : []),
      ...(sharePercent === null ? ["The rules state no share for this cost; half is taken, as for statutory compliance (para 7.3)."] : []),
    ];
    return {
      itemId,
      reason: reasons.length > 0 ? reasons.join(" ") : "Checked against the receipt and the certificate.",
      ...(sharePercent === null && { admissiblePaise: Math.trunc((claimedPaise ?? 0) / 200) * 100 }),
    };
  });
