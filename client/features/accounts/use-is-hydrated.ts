import { useSyncExternalStore } from "react";

const never = (): (() => void) => () => undefined;

/** False in the HTML of the build and until React reacts to clicks in it. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
