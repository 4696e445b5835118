import { Notifications, notifications } from "@mantine/notifications";
import { IconAlertTriangle, IconCheck } from "../shared/icons.ts";
import type { Toast } from "./toasts.tsx";

const maxToasts = 20;

const looks = {
  success: { color: "green", icon: <IconCheck size={18} aria-hidden="true" />, title: "Done" },
  error: { color: "red", icon: <IconAlertTriangle size={18} aria-hidden="true" />, title: "Problem" },
} as const;

/** Where toasts appear. */
export const ToastRegion = () => <Notifications position="top-right" limit={maxToasts} />;

export function addToast({ tone, message, durationMs }: Toast): void {
  const { color, icon, title } = looks[tone];
  notifications.show({ color, icon, title, message, autoClose: durationMs, role: "status", withBorder: true });
}
