/** The time of a slide, in milliseconds. @source specification 9 "carousel autoplay 5000 ms" */
export const slideMs = 5000;

/** Rounding of scroll positions, in pixels. */
const slack = 4;

const prefersReducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Moves a row of slides in a loop. It pauses under the pointer and under the keyboard focus, and does not start for readers who prefer
 * reduced motion. @see Carousel
 */
export function enhanceCarousel(box: HTMLElement): void {
  const row = box.querySelector<HTMLElement>("[data-row]");
  if (row === null) return;
  let isPointedAt = false;
  let hasFocus = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const setPlaying = (isPlaying: boolean): void => {
    box.setAttribute("data-playing", String(isPlaying));
    row.setAttribute("aria-live", isPlaying ? "off" : "polite");
    clearInterval(timer);
    timer = isPlaying ? setInterval(() => !isPointedAt && !hasFocus && !document.hidden && turn(row, 1), slideMs) : undefined;
  };
  const onPress = (name: string, press: () => void): void => box.querySelector(`button[name="${name}"]`)?.addEventListener("click", press);

  onPress("play", () => {
    hasFocus = false; // a click on "play" counts more than the focus
    setPlaying(timer === undefined);
  });
  onPress("previous", () => turn(row, -1));
  onPress("next", () => turn(row, 1));
  box.addEventListener("pointerenter", () => (isPointedAt = true));
  box.addEventListener("pointerleave", () => (isPointedAt = false));
  box.addEventListener("focusin", ({ target }) => (hasFocus = target instanceof Element && target.matches(":focus-visible")));
  box.addEventListener("focusout", () => (hasFocus = false));
  box.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault(); // the browser would scroll the row by a few pixels
    turn(row, event.key === "ArrowLeft" ? -1 : 1);
  });
  if (row.childElementCount > 1 && !prefersReducedMotion()) setPlaying(true);
}

/** One slide on or back, in a loop. */
function turn(row: HTMLElement, by: 1 | -1): void {
  const slide = row.firstElementChild;
  if (!(slide instanceof HTMLElement)) return;
  const { scrollLeft, clientWidth, scrollWidth } = row;
  const isAtEnd = by === 1 ? scrollLeft + clientWidth >= scrollWidth - slack : scrollLeft <= slack;
  const left = isAtEnd ? (by === 1 ? 0 : scrollWidth) : scrollLeft + by * slide.offsetWidth;
  row.scrollTo({ left, behavior: prefersReducedMotion() ? "instant" : "smooth" });
}
