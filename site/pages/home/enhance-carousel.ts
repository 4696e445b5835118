/** How long a slide stays, in milliseconds. @source specification 9 "carousel autoplay 5000 ms" */
export const slideMs = 5000;

/** Rounding of the browser's own scroll positions, in pixels. */
const slack = 4;

const wantsStillness = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Moves a row of slides that scrolls, in a loop. It begins to move by itself in the browser only, stands still while
 * somebody points at it or walks through it by keyboard, and does not begin for whoever asks for less motion. @see Carousel
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
    hasFocus = false; // who starts it means it, wherever the focus is
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
  if (row.childElementCount > 1 && !wantsStillness()) setPlaying(true);
}

/** One slide on or back; from the last to the first and the other way round. */
function turn(row: HTMLElement, by: 1 | -1): void {
  const slide = row.firstElementChild;
  if (!(slide instanceof HTMLElement)) return;
  const { scrollLeft, clientWidth, scrollWidth } = row;
  const isAtEnd = by === 1 ? scrollLeft + clientWidth >= scrollWidth - slack : scrollLeft <= slack;
  const left = isAtEnd ? (by === 1 ? 0 : scrollWidth) : scrollLeft + by * slide.offsetWidth;
  row.scrollTo({ left, behavior: wantsStillness() ? "instant" : "smooth" });
}
