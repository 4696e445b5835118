import { notFound } from "#domain/errors.ts";
import { joiningMessages } from "#domain/joining/messages.ts";
import { findApplication, lockJoiningApplication, type JoiningApplicationRow } from "#db/queries/joining.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import type { AppContext } from "../../context.ts";
import { applicationIdIn, isKeyOf } from "../notifications/joining-link.ts";

const gone = () => notFound("joining_link_gone", joiningMessages.linkGone);

/** The application whose link has this key. @throws not_found (the key of another one, or the application was erased) */
export async function getOwnApplication(ctx: AppContext, db: Db | Tx, key: string): Promise<JoiningApplicationRow> {
  const id = applicationIdIn(key);
  const row = id === undefined ? undefined : await findApplication(db, id);
  if (row === undefined || !isKeyOf(ctx, key, row)) throw gone();
  return row;
}

/** The same, locked. @throws not_found */
export async function lockOwnApplication(ctx: AppContext, tx: Tx, key: string): Promise<JoiningApplicationRow> {
  const { id } = await getOwnApplication(ctx, tx, key);
  return lockJoiningApplication(tx, id);
}
