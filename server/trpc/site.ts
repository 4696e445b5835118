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
import { calling, procedure, router } from "./trpc.ts";

const contentRouter = router({
  count: procedure("site.readContent").query(({ ctx }) => countContent(ctx)),
  textPages: procedure("site.readContent").query(({ ctx }) => listTextPages(ctx)),
  list: procedure("site.readContent").input(ListContentInput).query(calling(listContent)),
  get: procedure("site.readContent").input(ContentEntryInput).query(calling(getContent)),
  previewMarkdown: procedure("site.readContent").input(PreviewMarkdownInput).query(calling(previewMarkdown)),
  save: procedure("site.saveContent").input(SaveContentInput).mutation(calling(saveContent)),
  publish: procedure("site.publishContent").input(PublishContentInput).mutation(calling(publishContent)),
  unpublish: procedure("site.publishContent").input(SeenContentInput).mutation(calling(unpublishContent)),
  move: procedure("site.publishContent").input(MoveContentInput).mutation(calling(moveContent)),
  remove: procedure("site.removeContent").input(SeenContentInput).mutation(calling(removeContent)),
});

export const siteRouter = router({
  content: contentRouter,
  sendMessage: procedure("anyone").input(SendMessageInput).mutation(calling(sendMessage)),
  register: procedure("anyone").input(RegisterInput).mutation(calling(register)),
  opinions: procedure("site.readOpinions").input(ReadOpinionsInput).query(calling(readOpinions)),
  follow: procedure("anyone").input(FollowInput).mutation(calling(follow)),
  listInbox: procedure("site.readInbox").input(ListInboxInput).query(calling(listInbox)),
  registeredEvents: procedure("site.readInbox").query(({ ctx }) => listRegisteredEvents(ctx)),
  getEntry: procedure("site.readInbox").input(InboxEntryInput).query(calling(getInboxEntry)),
  markHandled: procedure("site.markHandled").input(MarkHandledInput).mutation(calling(markHandled)),
});
