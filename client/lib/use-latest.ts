import { useEffect, useRef, type RefObject } from "react";

/** What is on the screen now, for a callback of an answer that may come after it has changed. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
