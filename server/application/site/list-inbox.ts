import { z } from "zod";
import { isUuid } from "#domain/uuid.ts";
import { isOneLine } from "#domain/accounts/email.ts";
import { notFound } from "#domain/errors.ts";
import { inboxKinds, inboxShows } from "#domain/site/inboxes.ts";
import { siteMessages } from "#domain/site/messages.ts";
import { countRegistrations, findInboxEntry, selectInboxEntries, type InboxEntry, type RegistrationCount } from "#db/queries/site.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { Page, paged, type Paged } from "../paging.ts";

export const InboxFilters = z.object({
  kind: z.enum(inboxKinds),
  show: z.enum(inboxShows).default("open"),
  search: z
    .string()
    .trim()
    .max(200, "Search for at most 200 characters")
    .refine(isOneLine, "Search for words in one line")
    .transform((words) => words.normalize("NFC"))
    .default(""),
  /** An edition of an event, to which registrations are narrowed, as `listRegisteredEvents` names it; messages have none. */
  event: z.string().trim().max(100).default(""),
});
export const ListInboxInput = Page.extend(InboxFilters.shape);
export type ListInboxInput = z.output<typeof ListInboxInput>;

/** What was sent by a public form, newest first: what waits, or all of it. @source issue of the back office, "Council" */
export async function listInbox(ctx: AppContext, input: ListInboxInput): Promise<Paged<InboxEntry>> {
  authorize(ctx.actor, "site.readInbox");
  const { kind, show, search, event, page, pageSize } = input;
  const { rows, count } = await selectInboxEntries(ctx.db, kind, { show, search, event, offset: (page - 1) * pageSize, limit: pageSize });
  return paged(rows, count, input);
}

/** The editions of events with registrations and their number, the latest first. */
export async function listRegisteredEvents(ctx: AppContext): Promise<RegistrationCount[]> {
  authorize(ctx.actor, "site.readInbox");
  return countRegistrations(ctx.db);
}

export const InboxEntryInput = z.object({ kind: z.enum(inboxKinds), id: z.string().refine(isUuid, siteMessages.entryNotFound) });
export type InboxEntryInput = z.infer<typeof InboxEntryInput>;

/** One entry with all that was written. @throws not_found */
export async function getInboxEntry(ctx: AppContext, { kind, id }: InboxEntryInput): Promise<InboxEntry> {
  authorize(ctx.actor, "site.readInbox");
  const entry = await findInboxEntry(ctx.db, kind, id);
  if (entry === undefined) throw notFound("not_found", siteMessages.entryNotFound);
  return entry;
}
