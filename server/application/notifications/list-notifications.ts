import { z } from "zod";
import { councilPaymentNotices, firmPaymentNotices, kindsIn, noticeParts, noticeText, type NoticeKind } from "#domain/notifications/notice-kinds.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { countUnreadNotifications, selectNotifications } from "#db/queries/notifications.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { Page, paged, type Paged } from "../paging.ts";

export const ListNotificationsInput = Page.extend({ part: z.enum(noticeParts).default("all") });
export type ListNotificationsInput = z.output<typeof ListNotificationsInput>;

export type NotificationView = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The reimbursement that it is about, and the document to open, if any. */
  readonly reimbursementId: string | undefined;
  readonly scheme: SchemeKind | undefined;
  readonly fieldName: string | undefined;
  /** The enquiry at the firm that it is about. */
  readonly enquiryEntryId: string | undefined;
  /** The claim in hand that it is about. */
  readonly expectedClaimId: string | undefined;
  /** The circular that it is about. */
  readonly circularId: string | undefined;
  /** The fair that it is about. */
  readonly fairId: string | undefined;
  /** The application for membership that it is about. */
  readonly applicationId: string | undefined;
  /** The invoice that it is about. */
  readonly invoiceId: string | undefined;
  /** What it asks for is on the page of the firm's payments, or of the documents that the council checks. */
  readonly isAboutPayments: boolean;
  readonly createdAt: Date;
  readonly isRead: boolean;
};

const aboutPayments: readonly NoticeKind[] = [...firmPaymentNotices, ...councilPaymentNotices];

type NotificationsView = Paged<NotificationView> & {
  /** There are more than `count`. */
  readonly isCountOpen: boolean;
  /** The number of all unread ones, of every part. */
  readonly unread: number;
  /** When the newest unread one was made. A notice that is older than the time of the list may still be committed after the list was read. */
  readonly newestUnreadAt: Date | null;
};

/** A part of the actor's own notifications: approvals newest first, everything else unread first, newest first. @source product.md "real events with real times" */
export async function listNotifications(ctx: AppContext, input: ListNotificationsInput): Promise<NotificationsView> {
  const actor = authorize(ctx.actor, "notifications.list");
  const { page, pageSize, part } = input;
  const { rows, count, isCountOpen, unread, newestUnreadAt } = await selectNotifications(ctx.db, {
    userId: actor.userId,
    kinds: kindsIn(part),
    isUnreadFirst: part !== "approvals",
    offset: (page - 1) * pageSize,
    limit: pageSize,
  });
  const views = rows.map((row) => ({
    id: row.id,
    ...noticeText(row.kind, {
      reimbursementId: row.reimbursementId ?? "",
      firmName: row.firmName,
      documents: row.documents,
      by: row.actorName ?? undefined,
    }),
    reimbursementId: row.reimbursementId ?? undefined,
    scheme: row.scheme ?? undefined,
    fieldName: row.fieldName ?? undefined,
    enquiryEntryId: row.enquiryEntryId ?? undefined,
    expectedClaimId: row.expectedClaimId ?? undefined,
    circularId: row.circularId ?? undefined,
    fairId: row.fairId ?? undefined,
    applicationId: row.applicationId ?? undefined,
    invoiceId: row.invoiceId ?? undefined,
    isAboutPayments: aboutPayments.includes(row.kind),
    createdAt: row.createdAt,
    isRead: row.readAt !== null,
  }));
  return { ...paged(views, count, input), isCountOpen, unread, newestUnreadAt };
}

/** The number of the actor's unread notifications. */
export async function unreadCount(ctx: AppContext): Promise<number> {
  const actor = authorize(ctx.actor, "notifications.list");
  return (await countUnreadNotifications(ctx.db, actor.userId)).unread;
}
