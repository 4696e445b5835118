import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A switch that this browser keeps for its user; on until it is switched off. */
export function useKeptSwitch(name: string): [isOn: boolean, switchTo: (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, () => localStorage.getItem(name) !== "off");
  const switchTo = (next: boolean): void => {
    localStorage.setItem(name, next ? "on" : "off");
    for (const listener of listeners) listener();
  };
  return [isOn, switchTo];
}
