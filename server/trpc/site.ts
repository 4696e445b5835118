import { RegisterInput, SendMessageInput } from "#domain/site/form-inputs.ts";
import { getInboxEntry, InboxEntryInput, listInbox, ListInboxInput, listRegisteredEvents } from "../application/site/list-inbox.ts";
import { markHandled, MarkHandledInput } from "../application/site/mark-handled.ts";
import { register } from "../application/site/register.ts";
import { sendMessage } from "../application/site/send-message.ts";
import { procedure, router } from "./trpc.ts";

export const siteRouter = router({
  sendMessage: procedure.input(SendMessageInput).mutation(({ ctx, input }) => sendMessage(ctx, input)),
  register: procedure.input(RegisterInput).mutation(({ ctx, input }) => register(ctx, input)),
  listInbox: procedure.input(ListInboxInput).query(({ ctx, input }) => listInbox(ctx, input)),
  registeredEvents: procedure.query(({ ctx }) => listRegisteredEvents(ctx)),
  getEntry: procedure.input(InboxEntryInput).query(({ ctx, input }) => getInboxEntry(ctx, input)),
  markHandled: procedure.input(MarkHandledInput).mutation(({ ctx, input }) => markHandled(ctx, input)),
});
