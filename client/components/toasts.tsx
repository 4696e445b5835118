import { useSyncExternalStore } from "react";
import type * as region from "./toast-region.tsx";

export type Toast = { readonly tone: "success" | "error"; readonly message: string; readonly durationMs: number };

let loaded: typeof region | undefined;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Loads the library that shows toasts; pages load it before they may lose their connection. */
export async function loadToasts(): Promise<typeof region> {
  loaded ??= await import("./toast-region.tsx");
  for (const listener of listeners) listener();
  return loaded;
}

/** The region in which toasts appear, once its library is loaded. */
export function Toasts() {
  const Region = useSyncExternalStore(subscribe, () => loaded)?.ToastRegion;
  return Region === undefined ? null : <Region />;
}

/** Shows a short message in green or red with a word; what must be corrected is also shown on the page. */
export function showToast(toast: Toast): void {
  if (loaded === undefined) void loadToasts().then(({ addToast }) => addToast(toast));
  else loaded.addToast(toast);
}
