import { useEffect, useRef } from "react";
import { useKeptSwitch } from "../../lib/kept-switch.ts";

type ShortcutTable = Readonly<Record<string, { readonly key: string; readonly label: string }>>;

const ofReading = {
  next: { key: "n", label: "Next document" },
  previous: { key: "p", label: "Previous document" },
  rotate: { key: "r", label: "Rotate the page" },
  page: { key: "g", label: "Go to a page" },
  words: { key: "/", label: "Search the text of the document" },
  overview: { key: "t", label: "Show the pages as small pictures" },
} as const satisfies ShortcutTable;
const ofAll = {
  nextClaim: { key: "c", label: "Open the next claim" },
  help: { key: "?", label: "Show these shortcuts" },
} as const satisfies ShortcutTable;

/** Every shortcut of the review, in the order in which they are listed. @source ux.md "Shortcuts" */
export const reviewShortcuts = {
  sufficient: { key: "s", label: "Mark Sufficient and open the next document without a verdict" },
  deficient: { key: "d", label: "Mark Deficient and write the deficiency" },
  note: { key: "a", label: "Add deficiency: go to the text" },
  ...ofReading,
  share: { key: "m", label: "Share deficiencies with member" },
  forward: { key: "f", label: "Forward to DGFT" },
  ...ofAll,
} as const satisfies ShortcutTable;

/** The keys of the deficiency. */
export const remarkKeys = [
  { key: "1 to 9, 0", label: "Insert the common remark of that number, while a deficiency is shown and you do not write in a field" },
  { key: "Alt + digit", label: "The same, while you write the deficiency" },
  { key: "Ctrl + Enter", label: "The deficiency is written: open the next document without a verdict" },
  { key: "Esc", label: "Leave the deficiency, so that single keys are shortcuts again" },
] as const;

/** Every shortcut of the decision. */
export const decisionShortcuts = {
  ...ofReading,
  dossier: { key: "o", label: "Open the dossier" },
  ask: { key: "d", label: "Ask about the open document" },
  share: { key: "m", label: "Share deficiencies with EPCMD" },
  approve: { key: "a", label: "Approve" },
  ...ofAll,
} as const satisfies ShortcutTable;

/** Whether this browser has the shortcuts on, and how to switch them. WCAG 2.1.4 asks for a way to switch single-key shortcuts off. */
export const useShortcutSwitch = () => useKeptSwitch("review-shortcuts");
/** Whether Sufficient opens the next document without a verdict. */
export const useMovesOn = () => useKeptSwitch("review-moves-on");

/** A key that is held down only moves between documents. A verdict or the next claim needs a press of its own: the officer has not seen the document yet. */
const goesOnWhenHeld: readonly string[] = ["next", "previous"] satisfies (keyof typeof ofReading)[];

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

/** An open dialog has the keys, wherever the focus is: they would act on the claim beneath it. */
const isDialogOpen = (): boolean => document.querySelector('[role="dialog"][aria-modal="true"]') !== null;

/**
 * Listens for the shortcuts while the component is shown, unless they are switched off.
 * @param onDigit is called with 0 to 9; true when it did something
 */
export function useShortcuts<T extends ShortcutTable>(table: T, run: (shortcut: keyof T) => void, onDigit?: (digit: string) => boolean): void {
  const [areOn] = useShortcutSwitch();
  const latest = useRef({ run, onDigit });
  useEffect(() => {
    latest.current = { run, onDigit };
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!areOn || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTyping(event.target) || isDialogOpen()) return;
      if (/^\d$/.test(event.key)) {
        if (latest.current.onDigit?.(event.key) === true) event.preventDefault();
        return;
      }
      const pressed = Object.entries(table).find(([, { key }]) => key === event.key.toLowerCase());
      if (pressed === undefined) return;
      event.preventDefault();
      if (event.repeat && !goesOnWhenHeld.includes(pressed[0])) return;
      latest.current.run(pressed[0]);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [areOn, table]);
}
