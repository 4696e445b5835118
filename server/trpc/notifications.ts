import { listNotifications, ListNotificationsInput, unreadCount } from "../application/notifications/list-notifications.ts";
import { markRead, MarkReadInput } from "../application/notifications/mark-read.ts";
import { calling, procedure, router } from "./trpc.ts";

export const notificationsRouter = router({
  list: procedure("notifications.list").input(ListNotificationsInput).query(calling(listNotifications)),
  unreadCount: procedure("notifications.list").query(({ ctx }) => unreadCount(ctx)),
  markRead: procedure("notifications.markRead").input(MarkReadInput).mutation(calling(markRead)),
});
