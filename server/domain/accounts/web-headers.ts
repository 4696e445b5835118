import { council } from "../council.ts";

/** Only our own pages set it: a foreign page cannot without being asked first. Its value is "web". @source security.md 3.2 */
export const clientHeader = `x-${council.slug}-client`;

/** On every answer to somebody who is signed in: seconds that the session still lives without use. */
export const sessionHeader = `x-${council.slug}-session-seconds`;

/** On requests that nobody made by hand, such as polling: they do not keep a session alive. */
export const backgroundHeader = `x-${council.slug}-background`;
