/** The orders of the member's list. Last changed first unless one is chosen. */
export const ownOrders = {
  changed: "Last changed first",
  amount: "Amount, highest first",
  amount_back: "Amount, lowest first",
} as const;
export type OwnOrder = keyof typeof ownOrders;
export const ownOrderValues = Object.keys(ownOrders) as [OwnOrder, ...OwnOrder[]]; // keys of a literal object
