/** The address that one account page hands over to the next, or nothing. @param state what came with the navigation */
export const emailIn = (state: unknown): string =>
  typeof state === "object" && state !== null && "email" in state && typeof state.email === "string" ? state.email : "";
