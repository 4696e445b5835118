import { CircularId } from "../application/circulars/circular-view.ts";
import {
  countFirms,
  CountAudienceInput,
  listCirculars,
  ListCircularsInput,
  listReplaceable,
  listUnreadFirms,
  ListUnreadFirmsInput,
  previewCircular,
  PreviewCircularInput,
  readCircular,
} from "../application/circulars/list-circulars.ts";
import { countNewCirculars, listOwnCirculars, ListOwnCircularsInput, openOwnCircular } from "../application/circulars/own-circulars.ts";
import { publishCircular, PublishCircularInput, withdrawCircular, WithdrawCircularInput } from "../application/circulars/publish-circular.ts";
import { discardCircular, DiscardCircularInput, saveCircular, SaveCircularInput } from "../application/circulars/save-circular.ts";
import { procedure, router } from "./trpc.ts";

const ownCircularsRouter = router({
  list: procedure("circulars.readOwn")
    .input(ListOwnCircularsInput)
    .query(({ ctx, input }) => listOwnCirculars(ctx, input)),
  count: procedure("circulars.readOwn").query(({ ctx }) => countNewCirculars(ctx)),
  /** Also marks it as read. */
  open: procedure("circulars.readOwn")
    .input(CircularId)
    .query(({ ctx, input }) => openOwnCircular(ctx, input)),
});

export const circularsRouter = router({
  own: ownCircularsRouter,
  list: procedure("circulars.read")
    .input(ListCircularsInput)
    .query(({ ctx, input }) => listCirculars(ctx, input)),
  get: procedure("circulars.read")
    .input(CircularId)
    .query(({ ctx, input }) => readCircular(ctx, input)),
  unreadFirms: procedure("circulars.read")
    .input(ListUnreadFirmsInput)
    .query(({ ctx, input }) => listUnreadFirms(ctx, input)),
  countFirms: procedure("circulars.read")
    .input(CountAudienceInput)
    .query(({ ctx, input }) => countFirms(ctx, input)),
  replaceable: procedure("circulars.read").query(({ ctx }) => listReplaceable(ctx)),
  preview: procedure("circulars.read")
    .input(PreviewCircularInput)
    .query(({ ctx, input }) => previewCircular(ctx, input)),
  save: procedure("circulars.prepare")
    .input(SaveCircularInput)
    .mutation(({ ctx, input }) => saveCircular(ctx, input)),
  discard: procedure("circulars.prepare")
    .input(DiscardCircularInput)
    .mutation(({ ctx, input }) => discardCircular(ctx, input)),
  publish: procedure("circulars.publish")
    .input(PublishCircularInput)
    .mutation(({ ctx, input }) => publishCircular(ctx, input)),
  withdraw: procedure("circulars.publish")
    .input(WithdrawCircularInput)
    .mutation(({ ctx, input }) => withdrawCircular(ctx, input)),
});
