/** One dependency of the product: resolves when it answers, with a remark when an operator should look at it. */
export type ReadinessCheck = () => Promise<string | void>;

export type Readiness = {
  readonly isReady: boolean;
  /** The names of the dependencies that do not answer. */
  readonly failed: readonly string[];
  /** Remarks for an operator although everything answers. */
  readonly remarks: readonly string[];
};

const cacheMs = 1_000;

/**
 * Checks every dependency in parallel; the result is cached for a second, so that load balancers cost nothing.
 * @source security.md 4.8
 */
export function createReadiness(checks: Readonly<Record<string, ReadinessCheck>>): () => Promise<Readiness> {
  let last: { readonly at: number; readonly answer: Promise<Readiness> } | undefined;
  return () => {
    const at = performance.now();
    if (last === undefined || at - last.at > cacheMs) last = { at, answer: ask(checks) };
    return last.answer;
  };
}

async function ask(checks: Readonly<Record<string, ReadinessCheck>>): Promise<Readiness> {
  const names = Object.keys(checks);
  const answers = await Promise.allSettled(Object.values(checks).map((check) => check()));
  const failed = names.filter((_, index) => answers[index]?.status === "rejected");
  const remarks = answers.flatMap((answer) => (answer.status === "fulfilled" && typeof answer.value === "string" ? [answer.value] : []));
  return { isReady: failed.length === 0, failed, remarks };
}

/** The check, which fails after this time. */
export function withinMs(ms: number, check: ReadinessCheck): ReadinessCheck {
  return async () => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer in ${ms} ms`)), ms);
    });
    try {
      return await Promise.race([check(), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
