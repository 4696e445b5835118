import { Notification } from "@mantine/core";
import { useEffect, useState, useSyncExternalStore } from "react";
import { IconAlertTriangle, IconCheck } from "../shared/icons.ts";
import classes from "./toasts.module.css";

export type Toast = { readonly tone: "success" | "error"; readonly message: string; readonly durationMs: number };
type ShownToast = Toast & { readonly key: number };

const looks = {
  success: { color: "green", icon: <IconCheck size={18} aria-hidden="true" />, title: "Done" },
  error: { color: "red", icon: <IconAlertTriangle size={18} aria-hidden="true" />, title: "Problem" },
} as const;

let shown: readonly ShownToast[] = [];
let lastKey = 0;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function setShown(next: readonly ShownToast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a short message in green or red with a word; what must be corrected is also shown on the page. */
export function showToast(toast: Toast): void {
  lastKey += 1;
  setShown([...shown, { ...toast, key: lastKey }]);
}

const remove = (toast: ShownToast): void => setShown(shown.filter((other) => other !== toast));

/** Where toasts appear. None goes away while the pointer or the focus is on one. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribe, () => shown);
  const [isRead, setIsRead] = useState(false);
  return (
    <div
      className={classes.toasts}
      onPointerEnter={() => setIsRead(true)}
      onPointerLeave={() => setIsRead(false)}
      onFocus={() => setIsRead(true)}
      onBlur={() => setIsRead(false)}
    >
      {toasts.map((toast) => (
        <OneToast
          key={toast.key}
          toast={toast}
          isPaused={isRead}
          onClose={() => {
            setIsRead(false); // the button that had the focus is gone
            remove(toast);
          }}
        />
      ))}
    </div>
  );
}

function OneToast({ toast, isPaused, onClose }: { toast: ShownToast; isPaused: boolean; onClose: () => void }) {
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setTimeout(() => remove(toast), toast.durationMs);
    return () => clearTimeout(timer);
  }, [toast, isPaused]);
  return (
    <Notification {...looks[toast.tone]} role="status" withBorder className={classes.toast} onClose={onClose}>
      {toast.message}
    </Notification>
  );
}
