import { Stack, Title } from "@mantine/core";
import type { Reader } from "#domain/reimbursements/lifecycle.ts";
import type { NotificationDay } from "./notification-groups.ts";
import { NotificationRow } from "./notification-row.tsx";
import type { NoticeView } from "./views.ts";

type NotificationDaysProps = {
  readonly days: readonly NotificationDay<NoticeView>[];
  readonly reader: Reader;
  /** An unread one was opened. */
  readonly onOpen: (id: string) => void;
};

/** Notices under the days on which they came. */
export function NotificationDays({ days, reader, onOpen }: NotificationDaysProps) {
  return days.map((day) => (
    <Stack key={day.label} gap="xs">
      <Title order={3} size="h5" c="dimmed">
        {day.label}
      </Title>
      <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: "none" }}>
        {day.rows.map((notice) => (
          <NotificationRow key={notice.id} notice={notice} reader={reader} onOpen={() => !notice.isRead && onOpen(notice.id)} />
        ))}
      </Stack>
    </Stack>
  ));
}
