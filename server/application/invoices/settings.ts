import { z } from "zod";
import type { StaffActor } from "#domain/accounts/actor.ts";
import { paths } from "#domain/council.ts";
import { conflict } from "#domain/errors.ts";
import { InvoiceSettings } from "#domain/invoices/invoice-settings.ts";
import { invoiceMessages } from "#domain/invoices/messages.ts";
import { hasRight } from "#domain/permissions.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { findInvoiceSettings, lockInvoiceSettings, updateInvoiceSettings, type InvoiceSettingsRow } from "#db/queries/invoice-settings.ts";
import { insertMail } from "#db/queries/mail.ts";
import { selectRoleRecipients } from "#db/queries/notifications.ts";
import type { AppContext } from "../../context.ts";
import { assertFreshPassword } from "../accounts/fresh-password.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import type { Recorded } from "./record-payment.ts";

export type InvoiceSettingsView = {
  /** Null while nothing is entered. */
  readonly settings: Pick<InvoiceSettingsRow, keyof InvoiceSettings | "isDemonstration" | "version"> | null;
  readonly canChange: boolean;
};

/** The GST data of the council, for its office. */
export async function readInvoiceSettings(ctx: AppContext): Promise<InvoiceSettingsView> {
  const actor = authorize(ctx.actor, "invoices.list");
  const row = await findInvoiceSettings(ctx.db);
  if (row === undefined) return { settings: null, canChange: hasRight(actor, "invoices.approve") };
  const { legalName, address, gstin, sac, bankDetails, dueDays, isDemonstration, version } = row;
  const settings = { legalName, address, gstin, sac, bankDetails, dueDays, isDemonstration, version };
  return { settings, canChange: hasRight(actor, "invoices.approve") };
}

export const SaveInvoiceSettingsInput = InvoiceSettings.extend({
  /** The version that the user saw; 0 where nothing was entered. */
  version: z.int().min(0),
});
export type SaveInvoiceSettingsInput = z.input<typeof SaveInvoiceSettingsInput>;

/**
 * Saves the GST data of the council. Issued invoices keep the data that they were issued with. When the bank account changes, every council user
 * gets an email.
 * @throws invalid (a field); conflict (`stale_version`); forbidden (`password_not_fresh`)
 */
export async function saveInvoiceSettings(ctx: AppContext, input: SaveInvoiceSettingsInput): Promise<Recorded> {
  const actor = authorize(ctx.actor, "invoices.approve");
  const { version, ...settings } = SaveInvoiceSettingsInput.parse(input);
  assertFreshPassword(ctx);
  return transact(ctx, async (tx) => {
    const current = await lockInvoiceSettings(tx);
    if ((current?.version ?? 0) !== version) throw conflict("stale_version", invoiceMessages.stale);
    const by = { changedBy: actor.userId, changedAt: ctx.now() };
    await updateInvoiceSettings(tx, { ...settings, isDemonstration: false, version: version + 1, ...by });
    // Members pay to this account: the trail keeps who changed it from what to what.
    const isChanged = current !== undefined && current.bankDetails !== settings.bankDetails;
    const detail = { bankDetails: settings.bankDetails, ...(isChanged && { before: current.bankDetails }) };
    await recordAudit(tx, ctx, { event: "invoice.settings", detail });
    if (isChanged) await tellOfBankDetails(tx, actor, { before: current.bankDetails, now: settings.bankDetails });
    return { message: invoiceMessages.settingsSaved };
  });
}

/** Tells every council user, also the one who saved: it may have been another person at that screen. */
async function tellOfBankDetails(tx: Tx, actor: StaffActor, { before, now }: { readonly before: string; readonly now: string }): Promise<void> {
  const params = { sender: actor.name, documents: [`Before: ${before}`, `Now: ${now}`], path: `${paths.invoices}/settings` };
  for (const { id: userId, email } of await selectRoleRecipients(tx, "EPCMD_ADMIN"))
    await insertMail(tx, { kind: "council_account_changed", to: { userId, email }, params });
}
