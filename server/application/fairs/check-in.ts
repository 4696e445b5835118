import { z } from "zod";
import { paths } from "#domain/council.ts";
import { conflict } from "#domain/errors.ts";
import { readShortCode } from "#domain/fairs/check-in-code.ts";
import { fairMessages } from "#domain/fairs/messages.ts";
import { assertNotCancelled, takesCheckIns } from "#domain/fairs/states.ts";
import { transact } from "#db/connection/transact.ts";
import { findIdOfShortCode } from "#db/queries/fair-applications.ts";
import { findAttendance, insertAttendance } from "#db/queries/fairs.ts";
import type { AppContext, Services } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { FairId } from "./fair-view.ts";
import { lockApplication } from "./seats.ts";

const signed = (applicationId: string): string => `fair entrance ${applicationId}`;

/** The address in the QR code of an exhibitor: the check-in page of its fair with a signed code. */
export const checkInAddress = ({ config, keys }: Pick<Services, "config" | "keys">, fairId: string, applicationId: string): string =>
  `${config.publicUrl}${paths.fairs}/${fairId}/check-in?code=${applicationId}.${keys.links.sign(signed(applicationId))}`;

/** The exhibitor, by the code that it shows, or by its application in the list of the office. */
export const CheckInInput = FairId.extend({
  code: z.string().trim().min(1, fairMessages.codeUnknown).max(500, fairMessages.codeUnknown).optional(),
  applicationId: z.uuid().optional(),
});
export type CheckInInput = z.input<typeof CheckInInput>;

/** The answer to a check-in. `isFirst` is false for a firm that was checked in before. */
export type CheckedIn = {
  readonly message: string;
  readonly isFirst: boolean;
  readonly firmName: string;
  readonly checkedInAt: Date;
};

/**
 * Checks an exhibitor in by the code of its QR picture, the whole address, or the short code below it. One that nobody scanned is checked in from
 * the list, also after the fair. A second time says when the first was.
 * @throws not_found (of the fair or the application); conflict (`code_unknown`, `code_of_other_fair`, `fair_cancelled`, `no_seat`,
 *   `too_early`)
 * @source desks-and-more.md 3 "check-in by QR"
 */
export async function checkIn(ctx: AppContext, input: CheckInInput): Promise<CheckedIn> {
  const actor = authorize(ctx.actor, "fairs.checkIn");
  const { fairId, code = "", applicationId: listedId } = CheckInInput.parse(input);
  const applicationId = listedId ?? signedIdIn(ctx, code) ?? (await findIdOfShortCode(ctx.db, readShortCode(code)));
  if (applicationId === undefined) throw conflict("code_unknown", fairMessages.codeUnknown);
  return transact(ctx, async (tx) => {
    const { fair, application } = await lockApplication(tx, applicationId);
    const { firmId, firmName, state } = application;
    if (fair.id !== fairId) throw conflict("code_of_other_fair", fairMessages.codeOfOtherFair(fair.title));
    assertNotCancelled(fair);
    const before = await findAttendance(tx, applicationId);
    if (before !== undefined) return { message: fairMessages.checkedInBefore(firmName, before), isFirst: false, firmName, checkedInAt: before };
    if (state !== "accepted") throw conflict("no_seat", fairMessages.codeWithoutSeat(firmName));
    if (!takesCheckIns(fair, ctx.now())) throw conflict("too_early", fairMessages.tooEarly);
    await insertAttendance(tx, { applicationId, fairId, firmId, checkedInAt: ctx.now(), checkedInBy: actor.userId });
    await recordAudit(tx, ctx, { event: "fair.checkIn", subject: { kind: "fair", id: fairId }, detail: { applicationId } });
    return { message: fairMessages.checkedIn(firmName), isFirst: true, firmName, checkedInAt: ctx.now() };
  });
}

/** The application in a code or an address; undefined when this product did not sign it. */
function signedIdIn({ keys }: Pick<Services, "keys">, code: string): string | undefined {
  const [, id = "", signature = ""] = /([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/.exec(code) ?? [];
  return id !== "" && keys.links.isSigned(signed(id), signature) ? id : undefined;
}
