/** The parts that the portal depends on, in the order of the page. */
export const systemParts = { database: "Database", queue: "Queue and workers", storage: "File storage", mail: "Outgoing mail" } as const;
export type SystemPart = keyof typeof systemParts;

/** `attention`: it works, but an operator should look at it. */
export const healthTones = { ok: "In order", attention: "Needs attention", down: "Does not answer" } as const;
export type Health = keyof typeof healthTones;

/** From when on waiting work means that something is wrong. */
export const lagIsLongSeconds = 60;
export const backlogIsOldSeconds = 5 * 60;
export const lowDiskBytes = 1024 ** 3;
/** A nightly backup that is older has been missed. */
export const backupIsOldHours = 26;

/** "send-mail" is "Send mail". */
export const spacedWords = (name: string): string => {
  const words = name.replaceAll(/[-_]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** How long, in the largest unit that says something: "40 s", "12 min", "3 h", "2 days". */
export function durationText(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} s`;
  if (seconds < 60 * 60) return `${Math.round(seconds / 60)} min`;
  if (seconds < 48 * 60 * 60) return `${Math.round(seconds / 3600)} h`;
  return `${Math.round(seconds / 86_400)} days`;
}

/** The state of the queue: no worker runs, work is not handed over, work waits long, or all is well. */
export function queueHealth(facts: {
  readonly workers: number;
  readonly lagSeconds: number;
  readonly oldestDueSeconds: number;
  readonly dead: number;
}): {
  readonly health: Health;
  readonly text: string;
} {
  const { workers, lagSeconds, oldestDueSeconds, dead } = facts;
  if (workers === 0) return { health: "down", text: "No worker is connected: mail, combined PDFs and imports wait until one starts." };
  if (lagSeconds > lagIsLongSeconds)
    return {
      health: "down",
      text: `Work has not been handed to the queue for ${durationText(lagSeconds)}: look at the queue and at the worker's log.`,
    };
  if (oldestDueSeconds > backlogIsOldSeconds)
    return { health: "attention", text: `The oldest job has been due for ${durationText(oldestDueSeconds)}.` };
  if (dead > 0) return { health: "attention", text: dead === 1 ? "1 job was given up." : `${dead} jobs were given up.` };
  return { health: "ok", text: "Work is taken up at once." };
}
