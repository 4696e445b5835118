import { FollowInput } from "#domain/site/follow.ts";
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
import { follow } from "../application/site/follow/follow.ts";
import { markHandled, MarkHandledInput } from "../application/site/mark-handled.ts";
import { readOpinions, ReadOpinionsInput } from "../application/site/page-opinions.ts";
import { register } from "../application/site/register.ts";
import { sendMessage } from "../application/site/send-message.ts";
import { procedure, router } from "./trpc.ts";

const contentRouter = router({
  count: procedure("site.readContent").query(({ ctx }) => countContent(ctx)),
  textPages: procedure("site.readContent").query(({ ctx }) => listTextPages(ctx)),
  list: procedure("site.readContent")
    .input(ListContentInput)
    .query(({ ctx, input }) => listContent(ctx, input)),
  get: procedure("site.readContent")
    .input(ContentEntryInput)
    .query(({ ctx, input }) => getContent(ctx, input)),
  previewMarkdown: procedure("site.readContent")
    .input(PreviewMarkdownInput)
    .query(({ ctx, input }) => previewMarkdown(ctx, input)),
  save: procedure("site.saveContent")
    .input(SaveContentInput)
    .mutation(({ ctx, input }) => saveContent(ctx, input)),
  publish: procedure("site.publishContent")
    .input(PublishContentInput)
    .mutation(({ ctx, input }) => publishContent(ctx, input)),
  unpublish: procedure("site.publishContent")
    .input(SeenContentInput)
    .mutation(({ ctx, input }) => unpublishContent(ctx, input)),
  move: procedure("site.publishContent")
    .input(MoveContentInput)
    .mutation(({ ctx, input }) => moveContent(ctx, input)),
  remove: procedure("site.removeContent")
    .input(SeenContentInput)
    .mutation(({ ctx, input }) => removeContent(ctx, input)),
});

export const siteRouter = router({
  content: contentRouter,
  sendMessage: procedure("anyone")
    .input(SendMessageInput)
    .mutation(({ ctx, input }) => sendMessage(ctx, input)),
  register: procedure("anyone")
    .input(RegisterInput)
    .mutation(({ ctx, input }) => register(ctx, input)),
  opinions: procedure("site.readOpinions")
    .input(ReadOpinionsInput)
    .query(({ ctx, input }) => readOpinions(ctx, input)),
  follow: procedure("anyone")
    .input(FollowInput)
    .mutation(({ ctx, input }) => follow(ctx, input)),
  listInbox: procedure("site.readInbox")
    .input(ListInboxInput)
    .query(({ ctx, input }) => listInbox(ctx, input)),
  registeredEvents: procedure("site.readInbox").query(({ ctx }) => listRegisteredEvents(ctx)),
  getEntry: procedure("site.readInbox")
    .input(InboxEntryInput)
    .query(({ ctx, input }) => getInboxEntry(ctx, input)),
  markHandled: procedure("site.markHandled")
    .input(MarkHandledInput)
    .mutation(({ ctx, input }) => markHandled(ctx, input)),
});
