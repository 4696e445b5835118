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
import { procedure, router } from "../trpc.ts";

/** Calls of sanction orders, their corrections and payment lines. */
export const paymentOrdersRouter = router({
  desk: procedure("payments.list").query(({ ctx }) => readDesk(ctx)),
  list: procedure("payments.list")
    .input(ListOrdersInput)
    .query(({ ctx, input }) => listSanctionOrders(ctx, input)),
  get: procedure("payments.list")
    .input(OrderId)
    .query(({ ctx, input }) => getOrder(ctx, input)),
  claims: procedure("payments.recordOrder")
    .input(ListClaimChoicesInput)
    .query(({ ctx, input }) => listClaimChoices(ctx, input)),
  record: procedure("payments.recordOrder")
    .input(SanctionOrderInput)
    .mutation(({ ctx, input }) => recordOrder(ctx, input)),
  askChange: procedure("payments.recordOrder")
    .input(OrderChangeInput)
    .mutation(({ ctx, input }) => askOrderChange(ctx, input)),
  confirmChange: procedure("payments.settleOrderChange")
    .input(OrderChangeId)
    .mutation(({ ctx, input }) => confirmOrderChange(ctx, input)),
  declineChange: procedure("payments.settleOrderChange")
    .input(OrderChangeId)
    .mutation(({ ctx, input }) => declineOrderChange(ctx, input)),
  lines: procedure("payments.list")
    .input(ListLinesInput)
    .query(({ ctx, input }) => listLines(ctx, input)),
  lineTotals: procedure("payments.list")
    .input(LineFilters)
    .query(({ ctx, input }) => countLines(ctx, input)),
  line: procedure("payments.list")
    .input(LineId)
    .query(({ ctx, input }) => getLine(ctx, input)),
  withhold: procedure("payments.withhold")
    .input(LineReasonInput)
    .mutation(({ ctx, input }) => withholdLine(ctx, input)),
  release: procedure("payments.withhold")
    .input(ReleaseLineInput)
    .mutation(({ ctx, input }) => releaseLine(ctx, input)),
  openAgain: procedure("payments.withhold")
    .input(LineReasonInput)
    .mutation(({ ctx, input }) => openLineAgain(ctx, input)),
  recordElsewhere: procedure("payments.withhold")
    .input(RecordElsewhereInput)
    .mutation(({ ctx, input }) => recordElsewhere(ctx, input)),
  reverseElsewhere: procedure("payments.reverseElsewhere")
    .input(LineReasonInput)
    .mutation(({ ctx, input }) => reverseElsewhere(ctx, input)),
  sanctions: procedure("payments.listSanctions")
    .input(ListSanctionsInput)
    .query(({ ctx, input }) => listSanctions(ctx, input)),
  sanction: procedure("payments.listSanctions")
    .input(OrderId)
    .query(({ ctx, input }) => getSanction(ctx, input)),
  whereIsTheMoney: procedure("payments.readStatus")
    .input(WhereIsTheMoneyInput)
    .query(({ ctx, input }) => whereIsTheMoney(ctx, input)),
});
