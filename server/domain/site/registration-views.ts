import type { EventView } from "./events.ts";

/** The event of a registration: the one in the address, if it is known and open. */
export type RegistrationView = {
  readonly today: string;
  readonly event: EventView | null;
  /** Events to choose from where the address names none that is known. */
  readonly choices: readonly Pick<EventView, "slug" | "title" | "writtenIn">[];
  /** "closed": over, or the council takes no registrations for it; "unknown": no such event is public. */
  readonly state: "any" | "open" | "closed" | "unknown";
};
