import type { Logger } from "#server/infra/log.ts";

const quietMs = 10_000;

/**
 * Logs failures under one event, at most one in ten seconds: connections and loops fail many times a second while
 * their server is unavailable.
 */
export function throttledWarning(log: Logger, event: string): (error: unknown) => void {
  let notedAt = -quietMs;
  return (error) => {
    if (performance.now() - notedAt < quietMs) return;
    notedAt = performance.now();
    log.warn({ err: error, event });
  };
}
