import { invalid } from "#domain/errors.ts";
import { paymentMessages } from "#domain/payments/messages.ts";
import type { Tx } from "#db/connection/client.ts";
import { isFileOfDocument } from "#db/queries/payment-files.ts";
import type { AppContext } from "../../context.ts";
import { getOwnUpload } from "./payment-files.ts";

/**
 * The id of a file that the acting user has uploaded and that no bank account or pre-receipt has yet: each has a file of its own, or an
 * erasure of one would take the file of another.
 * @throws invalid (`file_unknown`, at this field)
 */
export async function getOwnDocument(tx: Tx, ctx: AppContext, fileId: string, field: string): Promise<string> {
  const refused = () => invalid("file_unknown", paymentMessages.uploadAgain, { [field]: [paymentMessages.uploadAgain] });
  const file = await getOwnUpload(tx, ctx, fileId).catch(() => undefined);
  if (file === undefined || (await isFileOfDocument(tx, fileId))) throw refused();
  return file.id;
}
