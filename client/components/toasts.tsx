import { notifications } from "@mantine/notifications";
import { IconAlertTriangle, IconCheck } from "../shared/icons.ts";

export type Toast = { readonly tone: "success" | "error"; readonly message: string; readonly durationMs: number };

const looks = {
  success: { color: "green", icon: <IconCheck size={18} aria-hidden="true" />, title: "Done" },
  error: { color: "red", icon: <IconAlertTriangle size={18} aria-hidden="true" />, title: "Problem" },
} as const;

/** Says something in passing, green or red with a word; what must be mended also stands on the page. */
export function showToast({ tone, message, durationMs }: Toast): void {
  const { color, icon, title } = looks[tone];
  notifications.show({ color, icon, title, message, autoClose: durationMs, role: "status", withBorder: true });
}
