import { z } from "zod";
import { enquiryCountValues } from "#domain/directory/enquiry-states.ts";
import { countEnquiriesBy, selectReportedEnquiries, type EnquiryCountRow } from "#db/queries/enquiries.ts";
import type { AppContext } from "../../../context.ts";
import { authorize } from "../../authorize.ts";
import { Page, paged, type Paged } from "../../paging.ts";
import { presentEnquiryEntry, type EntryView } from "./entry-view.ts";

export const CountEnquiriesInput = Page.extend({ by: z.enum(enquiryCountValues).default("month") });
export type CountEnquiriesInput = z.output<typeof CountEnquiriesInput>;

/** Numbers of enquiries by month, buyer or member, without their texts. */
export async function countEnquiries(ctx: AppContext, { by, page, pageSize }: CountEnquiriesInput): Promise<Paged<EnquiryCountRow>> {
  authorize(ctx.actor, "directory.countEnquiries");
  const { rows, count } = await countEnquiriesBy(ctx.db, { by, offset: (page - 1) * pageSize, limit: pageSize });
  return paged(rows, count, { page, pageSize });
}

export const ListReportedInput = Page;
export type ListReportedInput = z.output<typeof Page>;

export type ReportedEnquiry = Omit<EntryView, "actions" | "answer"> & { readonly firmName: string };

/** Enquiries that members reported, with their texts, newest report first. */
export async function listReportedEnquiries(ctx: AppContext, { page, pageSize }: ListReportedInput): Promise<Paged<ReportedEnquiry>> {
  authorize(ctx.actor, "directory.countEnquiries");
  const { rows, count } = await selectReportedEnquiries(ctx.db, { offset: (page - 1) * pageSize, limit: pageSize });
  const reported = rows.map((row) => {
    const { actions: _actions, answer: _answer, ...view } = presentEnquiryEntry(row);
    return { ...view, firmName: row.firmName };
  });
  return paged(reported, count, { page, pageSize });
}
