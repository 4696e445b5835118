type Outcome = "done" | "busy" | "failed";

/** Gives a function that runs one task at a time: a task that comes while one runs, such as of a second tap, is not begun. */
export function oneAtATime(): (task: () => Promise<void>) => Promise<Outcome> {
  let isBusy = false;
  return async (task) => {
    if (isBusy) return "busy";
    isBusy = true;
    try {
      await task();
      return "done";
    } catch {
      return "failed"; // such as a full storage: the caller says so
    } finally {
      isBusy = false;
    }
  };
}
