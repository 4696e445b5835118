import type { StaffRole } from "#domain/accounts/staff.ts";
import { paths } from "#domain/council.ts";
import type { Tx } from "#db/connection/client.ts";
import type { UserRow } from "#db/queries/accounts.ts";
import { insertMail } from "#db/queries/mail.ts";
import { selectRoleRecipients } from "#db/queries/notifications.ts";

type NewStaff = {
  readonly name: string;
  readonly email: string;
  /** The names of those who brought it about. */
  readonly by: readonly string[];
  /** Users who need no mail: they did it themselves. */
  readonly except: readonly string[];
};

const readers = {
  dgft_user_requested: ["DGFT_ADMIN", "EPCMD_ADMIN"],
  dgft_user_added: ["DGFT_ADMIN"],
  council_user_added: ["EPCMD_ADMIN"],
} as const;

/** The email about a new user of each role. */
export const addedKinds = { EPCMD_ADMIN: "council_user_added", DGFT_ADMIN: "dgft_user_added" } as const satisfies Record<
  StaffRole,
  keyof typeof readers
>;

/**
 * E-mails every DGFT user that somebody is to become one, or has; a request also goes to the council users, one of whom may confirm it. Of a
 * new council user every other one is told.
 * @source money.md 5 (everybody concerned is told)
 */
export async function tellOfNewStaff(tx: Tx, kind: keyof typeof readers, { name, email, by, except }: NewStaff): Promise<void> {
  for (const role of readers[kind])
    for (const recipient of await selectRoleRecipients(tx, role))
      if (!except.includes(recipient.id))
        await insertMail(tx, {
          kind,
          to: { userId: recipient.id, email: recipient.email },
          params: { subject: `${name} (${email})`, sender: by.join(" and "), path: usersPage(role) },
        });
}

/** E-mails the user who asked for a DGFT user what became of the request, while the login of that user is open. */
export async function tellRequester(
  tx: Tx,
  kind: "dgft_user_added" | "dgft_user_declined",
  requester: UserRow,
  { name, email, by }: Omit<NewStaff, "except">,
): Promise<void> {
  if (requester.deactivatedAt !== null || requester.activatedAt === null) return;
  await insertMail(tx, {
    kind,
    to: { userId: requester.id, email: requester.email },
    params: { subject: `${name} (${email})`, sender: by.join(" and "), path: usersPage(requester.role) },
  });
}

const usersPage = (role: UserRow["role"]): string => (role === "DGFT_ADMIN" ? paths.dgftUsers : paths.users);
