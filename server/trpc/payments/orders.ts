import { OrderChangeInput, SanctionOrderInput } from "#domain/payments/sanction-order.ts";
import {
  LineReasonInput,
  openLineAgain,
  recordElsewhere,
  RecordElsewhereInput,
  releaseLine,
  ReleaseLineInput,
  withholdLine,
} from "../../application/payments/change-line.ts";
import { getLine, LineId } from "../../application/payments/get-line.ts";
import { getOrder, getSanction, OrderId } from "../../application/payments/get-order.ts";
import { countLines, LineFilters, listLines, ListLinesInput } from "../../application/payments/list-lines.ts";
import {
  listClaimChoices,
  ListClaimChoicesInput,
  listSanctionOrders,
  ListOrdersInput,
  listSanctions,
  ListSanctionsInput,
} from "../../application/payments/list-orders.ts";
import { askOrderChange, confirmOrderChange, declineOrderChange, OrderChangeId } from "../../application/payments/order-changes.ts";
import { readDesk } from "../../application/payments/read-desk.ts";
import { recordOrder } from "../../application/payments/record-order.ts";
import { reverseElsewhere } from "../../application/payments/reverse-elsewhere.ts";
import { whereIsTheMoney, WhereIsTheMoneyInput } from "../../application/payments/where-is-the-money.ts";
import { calling, procedure, router } from "../trpc.ts";

/** Calls of sanction orders, their corrections and payment lines. */
export const paymentOrdersRouter = router({
  desk: procedure("payments.list").query(({ ctx }) => readDesk(ctx)),
  list: procedure("payments.list").input(ListOrdersInput).query(calling(listSanctionOrders)),
  get: procedure("payments.list").input(OrderId).query(calling(getOrder)),
  claims: procedure("payments.recordOrder").input(ListClaimChoicesInput).query(calling(listClaimChoices)),
  record: procedure("payments.recordOrder").input(SanctionOrderInput).mutation(calling(recordOrder)),
  askChange: procedure("payments.recordOrder").input(OrderChangeInput).mutation(calling(askOrderChange)),
  confirmChange: procedure("payments.settleOrderChange").input(OrderChangeId).mutation(calling(confirmOrderChange)),
  declineChange: procedure("payments.settleOrderChange").input(OrderChangeId).mutation(calling(declineOrderChange)),
  lines: procedure("payments.list").input(ListLinesInput).query(calling(listLines)),
  lineTotals: procedure("payments.list").input(LineFilters).query(calling(countLines)),
  line: procedure("payments.list").input(LineId).query(calling(getLine)),
  withhold: procedure("payments.withhold").input(LineReasonInput).mutation(calling(withholdLine)),
  release: procedure("payments.withhold").input(ReleaseLineInput).mutation(calling(releaseLine)),
  openAgain: procedure("payments.withhold").input(LineReasonInput).mutation(calling(openLineAgain)),
  recordElsewhere: procedure("payments.withhold").input(RecordElsewhereInput).mutation(calling(recordElsewhere)),
  reverseElsewhere: procedure("payments.reverseElsewhere").input(LineReasonInput).mutation(calling(reverseElsewhere)),
  sanctions: procedure("payments.listSanctions").input(ListSanctionsInput).query(calling(listSanctions)),
  sanction: procedure("payments.listSanctions").input(OrderId).query(calling(getSanction)),
  whereIsTheMoney: procedure("payments.readStatus").input(WhereIsTheMoneyInput).query(calling(whereIsTheMoney)),
});
