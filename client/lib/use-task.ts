import { useRef, useState } from "react";

/**
 * Which form or dialog of a list is open, and the outcome of the last one. When it ends, the focus returns to the element that
 * opened it, because the form may be far from it.
 */
export function useTask<Task, Outcome = string>() {
  const [task, setTask] = useState<Task>();
  const [outcome, setOutcome] = useState<Outcome>();
  const opener = useRef<Element>(null);
  return {
    task,
    outcome,
    begin: (next: Task): void => {
      opener.current = document.activeElement;
      setOutcome(undefined);
      setTask(next);
    },
    end: (ended?: Outcome): void => {
      setTask(undefined);
      setOutcome(ended);
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
    dismiss: (): void => setOutcome(undefined),
  };
}
