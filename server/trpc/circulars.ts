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
import { calling, procedure, router } from "./trpc.ts";

const ownCircularsRouter = router({
  list: procedure("circulars.readOwn").input(ListOwnCircularsInput).query(calling(listOwnCirculars)),
  count: procedure("circulars.readOwn").query(({ ctx }) => countNewCirculars(ctx)),
  /** Also marks it as read. */
  open: procedure("circulars.readOwn").input(CircularId).query(calling(openOwnCircular)),
});

export const circularsRouter = router({
  own: ownCircularsRouter,
  list: procedure("circulars.read").input(ListCircularsInput).query(calling(listCirculars)),
  get: procedure("circulars.read").input(CircularId).query(calling(readCircular)),
  unreadFirms: procedure("circulars.read").input(ListUnreadFirmsInput).query(calling(listUnreadFirms)),
  countFirms: procedure("circulars.read").input(CountAudienceInput).query(calling(countFirms)),
  replaceable: procedure("circulars.read").query(({ ctx }) => listReplaceable(ctx)),
  preview: procedure("circulars.read").input(PreviewCircularInput).query(calling(previewCircular)),
  save: procedure("circulars.prepare").input(SaveCircularInput).mutation(calling(saveCircular)),
  discard: procedure("circulars.prepare").input(DiscardCircularInput).mutation(calling(discardCircular)),
  publish: procedure("circulars.publish").input(PublishCircularInput).mutation(calling(publishCircular)),
  withdraw: procedure("circulars.publish").input(WithdrawCircularInput).mutation(calling(withdrawCircular)),
});
