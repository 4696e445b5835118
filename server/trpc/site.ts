import { RegisterInput, SendMessageInput } from "#domain/site/form-inputs.ts";
import { getInboxEntry, InboxEntryInput, listInbox, ListInboxInput, listRegisteredEvents } from "../application/site/list-inbox.ts";
import {
  ContentEntryInput,
  countContent,
  getContent,
  listContent,
  ListContentInput,
  previewMarkdown,
  PreviewMarkdownInput,
} from "../application/site/content/list-content.ts";
import { listTextPages } from "../application/site/content/list-text-pages.ts";
import {
  moveContent,
  MoveContentInput,
  publishContent,
  PublishContentInput,
  removeContent,
  SeenContentInput,
  unpublishContent,
} from "../application/site/content/publish-content.ts";
import { saveContent, SaveContentInput } from "../application/site/content/save-content.ts";
import { markHandled, MarkHandledInput } from "../application/site/mark-handled.ts";
import { register } from "../application/site/register.ts";
import { sendMessage } from "../application/site/send-message.ts";
import { procedure, router } from "./trpc.ts";

const contentRouter = router({
  count: procedure.query(({ ctx }) => countContent(ctx)),
  textPages: procedure.query(({ ctx }) => listTextPages(ctx)),
  list: procedure.input(ListContentInput).query(({ ctx, input }) => listContent(ctx, input)),
  get: procedure.input(ContentEntryInput).query(({ ctx, input }) => getContent(ctx, input)),
  previewMarkdown: procedure.input(PreviewMarkdownInput).query(({ ctx, input }) => previewMarkdown(ctx, input)),
  save: procedure.input(SaveContentInput).mutation(({ ctx, input }) => saveContent(ctx, input)),
  publish: procedure.input(PublishContentInput).mutation(({ ctx, input }) => publishContent(ctx, input)),
  unpublish: procedure.input(SeenContentInput).mutation(({ ctx, input }) => unpublishContent(ctx, input)),
  move: procedure.input(MoveContentInput).mutation(({ ctx, input }) => moveContent(ctx, input)),
  remove: procedure.input(SeenContentInput).mutation(({ ctx, input }) => removeContent(ctx, input)),
});

export const siteRouter = router({
  content: contentRouter,
  sendMessage: procedure.input(SendMessageInput).mutation(({ ctx, input }) => sendMessage(ctx, input)),
  register: procedure.input(RegisterInput).mutation(({ ctx, input }) => register(ctx, input)),
  listInbox: procedure.input(ListInboxInput).query(({ ctx, input }) => listInbox(ctx, input)),
  registeredEvents: procedure.query(({ ctx }) => listRegisteredEvents(ctx)),
  getEntry: procedure.input(InboxEntryInput).query(({ ctx, input }) => getInboxEntry(ctx, input)),
  markHandled: procedure.input(MarkHandledInput).mutation(({ ctx, input }) => markHandled(ctx, input)),
});
