/** The rights of the two desks; each of them opens its desk. */
export const paymentRights = ["payments.prepare", "payments.approve", "payments.read", "payments.close"] as const;
export const invoiceRights = ["invoices.prepare", "invoices.approve", "invoices.read"] as const;

/**
 * What a user of the council may do with payments and invoices, beside the role. A user gives it to another one, never to oneself.
 * @source money.md 6; issue of payments, "Desk"
 */
export const userRights = [...paymentRights, ...invoiceRights] as const;
export type UserRight = (typeof userRights)[number];

export const rightLabels = {
  "payments.prepare": "Prepare payments",
  "payments.approve": "Approve payments",
  "payments.read": "Read the accounts",
  "payments.close": "Close periods of the accounts",
  "invoices.prepare": "Prepare invoices",
  "invoices.approve": "Approve invoices",
  "invoices.read": "Read invoices",
} as const satisfies Record<UserRight, string>;

/** What each right allows, for the user who gives it. */
export const rightHints = {
  "payments.prepare": "Record orders, check what firms give, prepare batches, record what the bank did. Never approves.",
  "payments.approve": "Approve batches, confirm bank accounts, and confirm corrections that another user prepared.",
  "payments.read": "Read payments, the ledger and its reports; change nothing.",
  "payments.close": "Prepare the close of a period, or close one that another user prepared.",
  "invoices.prepare":
    "Start the yearly run, record what members paid and what was paid back to them, send reminders, prepare credit notes. Never issues a credit note.",
  "invoices.approve":
    "Issue credit notes that another user prepared, confirm or take back payments that another user recorded, and change the council's GST data.",
  "invoices.read": "Read invoices and their list for the accountant.",
} as const satisfies Record<UserRight, string>;

/** The rights among some stored words, in the order of the table; a word that is no longer used is left out. */
export const rightsIn = (words: readonly string[]): UserRight[] => userRights.filter((right) => words.includes(right));
