import { useCallback, useState } from "react";

/** Sets what the part of a page with this name has to say; undefined removes it. */
export type SetNamedValue<T> = (name: string, value: T | undefined) => void;

/** A value for each of several parts of a page, in the order in which they were set. The setter is the same function at each render. */
export function useNamedValues<T>(): readonly [values: readonly T[], set: SetNamedValue<T>] {
  const [named, setNamed] = useState<ReadonlyMap<string, T>>(new Map());
  const set = useCallback<SetNamedValue<T>>((name, value) => {
    setNamed((before) => {
      if (before.get(name) === value) return before;
      const next = new Map(before);
      next.delete(name);
      return value === undefined ? next : next.set(name, value);
    });
  }, []);
  return [[...named.values()], set];
}
