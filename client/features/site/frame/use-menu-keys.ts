import { useEffect, type RefObject } from "react";

/** Closes an open section on Escape, giving the focus back to its heading, and on a click elsewhere; `escape` when none is open. */
export function useMenuKeys(nav: RefObject<HTMLElement | null>, escape: () => void): void {
  useEffect(() => {
    const openSections = (): HTMLDetailsElement[] => [...(nav.current?.querySelectorAll<HTMLDetailsElement>("details[open]") ?? [])];
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      const [section] = openSections();
      if (section === undefined) return escape();
      section.open = false;
      section.querySelector("summary")?.focus();
    };
    const onPointer = ({ target }: PointerEvent): void => {
      if (target instanceof Node && nav.current?.contains(target) === true) return;
      for (const section of openSections()) section.open = false;
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPointer);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPointer);
    };
  }, [nav, escape]);
}
