/** Milliseconds that this process has computed since the call: unlike the time of day, they do not grow while others are busy. */
export function cpuTime(): () => number {
  const began = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1_000;
  };
}
