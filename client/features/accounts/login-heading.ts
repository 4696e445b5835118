/** The heading of the login. */
export const loginHeading = { title: "Login", lead: "For members, the council, DGFT and buyers." } as const;
