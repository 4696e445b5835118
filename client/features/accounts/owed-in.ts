import type { OwedFactor } from "#domain/accounts/second-factor.ts";

/** The second factor that is still owed after the password, or nothing. @param state what came with the navigation */
export function owedIn(state: unknown): OwedFactor | undefined {
  const owed = typeof state === "object" && state !== null && "owed" in state ? state.owed : undefined;
  return owed === "enter" || owed === "set_up" ? owed : undefined;
}
