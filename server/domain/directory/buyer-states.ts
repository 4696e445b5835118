type Tone = "green" | "blue" | "red";

/** The states of the login of a buyer. */
export const buyerStates = {
  active: { label: "Confirmed", tone: "green" },
  waiting: { label: "Not confirmed", tone: "blue" },
  suspended: { label: "Suspended", tone: "red" },
} as const satisfies Record<string, { label: string; tone: Tone }>;

export type BuyerState = keyof typeof buyerStates;
export const buyerStateValues = Object.keys(buyerStates) as [BuyerState, ...BuyerState[]]; // keys of a literal object
