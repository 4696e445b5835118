import { useEffect, useRef, useSyncExternalStore } from "react";

/** Every shortcut of the review, in the order in which they are listed. @source ux.md "Shortcuts" */
export const shortcuts = {
  next: { key: "n", label: "Next document" },
  previous: { key: "p", label: "Previous document" },
  sufficient: { key: "s", label: "Mark Sufficient and open the next document" },
  deficient: { key: "d", label: "Mark Deficient and write the deficiency" },
  note: { key: "a", label: "Add deficiency: go to the text" },
  help: { key: "?", label: "Show these shortcuts" },
} as const;
export type Shortcut = keyof typeof shortcuts;

const switchKey = "review-shortcuts";
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether this browser has the shortcuts on, and how to switch them. WCAG 2.1.4 asks for a way to switch single-key shortcuts off. */
export function useShortcutSwitch(): [areOn: boolean, switchTo: (areOn: boolean) => void] {
  const areOn = useSyncExternalStore(subscribe, () => localStorage.getItem(switchKey) !== "off");
  const switchTo = (next: boolean): void => {
    localStorage.setItem(switchKey, next ? "on" : "off");
    for (const listener of listeners) listener();
  };
  return [areOn, switchTo];
}

const textInputs = ["text", "search", "email", "tel", "url", "number", "password", "date"];

/** True when a key typed here belongs to a text and not to a shortcut. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest("[role=dialog],[role=alertdialog],[role=menu],[role=listbox]") !== null) return true;
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && textInputs.includes(target.type))
  );
}

/** Listens for the shortcuts while the component is shown, unless they are switched off. */
export function useShortcuts(run: (shortcut: Shortcut) => void): void {
  const [areOn] = useShortcutSwitch();
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!areOn || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return;
      const pressed = Object.entries(shortcuts).find(([, { key }]) => key === event.key.toLowerCase());
      if (pressed === undefined) return;
      event.preventDefault();
      latest.current(pressed[0] as Shortcut); // keys of the literal table above
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [areOn]);
}
