import { listNotifications, ListNotificationsInput, unreadCount } from "../application/notifications/list-notifications.ts";
import { markRead, MarkReadInput } from "../application/notifications/mark-read.ts";
import { procedure, router } from "./trpc.ts";

export const notificationsRouter = router({
  list: procedure.input(ListNotificationsInput).query(({ ctx, input }) => listNotifications(ctx, input)),
  unreadCount: procedure.query(({ ctx }) => unreadCount(ctx)),
  markRead: procedure.input(MarkReadInput).mutation(({ ctx, input }) => markRead(ctx, input)),
});
