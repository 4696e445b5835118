import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from "react";

/** How long a slide stays, in milliseconds. @source specification 9 "carousel autoplay 5000 ms" */
export const slideMs = 5000;

/** Rounding of the browser's own scroll positions, in pixels. */
const slack = 4;

const wantsStillness = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Moves a row of slides that scrolls, in a loop. It begins to move by itself in the browser only, stands still while
 * somebody points at it or walks through it by keyboard, and does not begin for whoever asks for less motion.
 */
export function useCarousel(count: number) {
  const row = useRef<HTMLDivElement>(null);
  const isPointedAt = useRef(false);
  const hasFocus = useRef(false);
  const [isPlaying, setPlaying] = useState(false);

  useEffect(() => setPlaying(count > 1 && !wantsStillness()), [count]);
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => {
      if (!isPointedAt.current && !hasFocus.current && !document.hidden) turn(row.current, 1);
    }, slideMs);
    return () => clearInterval(timer);
  }, [isPlaying]);

  const previous = (): void => turn(row.current, -1);
  const next = (): void => turn(row.current, 1);
  return {
    row,
    isPlaying,
    previous,
    next,
    playOrPause: () => {
      hasFocus.current = false; // who starts it means it, wherever the focus is
      setPlaying((before) => !before);
    },
    /** For the box around it: holds while pointed at or focused, and turns by the arrow keys. */
    box: {
      onPointerEnter: () => void (isPointedAt.current = true),
      onPointerLeave: () => void (isPointedAt.current = false),
      onFocus: ({ target }: FocusEvent) => void (hasFocus.current = target.matches(":focus-visible")),
      onBlur: () => void (hasFocus.current = false),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
        event.preventDefault(); // the browser would scroll the row by a few pixels
        if (event.key === "ArrowLeft") previous();
        else next();
      },
    },
  };
}

/** One slide on or back; from the last to the first and the other way round. */
function turn(row: HTMLDivElement | null, by: 1 | -1): void {
  const slide = row?.firstElementChild;
  if (row === null || !(slide instanceof HTMLElement)) return;
  const { scrollLeft, clientWidth, scrollWidth } = row;
  const isAtEnd = by === 1 ? scrollLeft + clientWidth >= scrollWidth - slack : scrollLeft <= slack;
  const left = isAtEnd ? (by === 1 ? 0 : scrollWidth) : scrollLeft + by * slide.offsetWidth;
  row.scrollTo({ left, behavior: wantsStillness() ? "instant" : "smooth" });
}
