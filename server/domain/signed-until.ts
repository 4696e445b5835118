const minuteMs = 60 * 1_000;

/**
 * Whether a signed link that was made for so many minutes is valid. One that ends later than a link made now, give or take a minute,
 * was made under a clock that was ahead: it would be valid for longer than it was made for.
 * @param untilSeconds the end, as seconds since 1970
 */
export function isLinkValid(untilSeconds: number, minutes: number, now: Date): boolean {
  const leftMs = untilSeconds * 1_000 - now.getTime();
  return leftMs >= 0 && leftMs <= (minutes + 1) * minuteMs;
}
