export * from "./accounts.ts";
export * from "./imports.ts";
export * from "./mail.ts";
export * from "./members.ts";
export * from "./notifications.ts";
export * from "./outbox.ts";
export * from "./reimbursements.ts";
export * from "./site.ts";
