/**
 * What the public forms leave for the council, by where it is read. `fields` are the sender's own words, in the order of
 * the form; the first names the list's row.
 */
export const inboxes = {
  messages: {
    title: "Contact messages",
    one: "message",
    fields: [
      { key: "name", label: "Name" },
      { key: "email", label: "Email" },
      { key: "subject", label: "Subject" },
      { key: "message", label: "Message" },
    ],
    listed: ["name", "email", "subject"],
  },
  registrations: {
    title: "Event registrations",
    one: "registration",
    fields: [
      { key: "name", label: "Name" },
      { key: "organisation", label: "Name of Organisation" },
      { key: "designation", label: "Designation" },
      { key: "email", label: "Email ID" },
      { key: "eventTitle", label: "Event" },
      { key: "number", label: "Registration no." },
    ],
    listed: ["name", "organisation", "email", "eventTitle"],
  },
} as const satisfies Record<string, Inbox>;

type Inbox = {
  readonly title: string;
  readonly one: string;
  readonly fields: readonly { readonly key: string; readonly label: string }[];
  /** The fields that a list has room for. */
  readonly listed: readonly string[];
};

export type InboxKind = keyof typeof inboxes;
export const inboxKinds = Object.keys(inboxes) as [InboxKind, ...InboxKind[]]; // keys of a literal object
export const inboxOf = (kind: InboxKind): Inbox => inboxes[kind];

/** The entries of a list: open ones, or all. */
export const inboxShows = ["open", "all"] as const;
export type InboxShow = (typeof inboxShows)[number];
