import { council } from "../council.ts";

/** Only our own pages set it: a foreign page needs a CORS preflight for it. Its value is "web". @source security.md 3.2 */
export const clientHeader = `x-${council.slug}-client`;

/** On every answer to a signed-in user: seconds until the session ends without use. */
export const sessionHeader = `x-${council.slug}-session-seconds`;

/** On automatic requests, such as polling: they do not extend a session. */
export const backgroundHeader = `x-${council.slug}-background`;

/**
 * On calls and uploads: the id of the user whom the page shows. A session of another user counts as no
 * session: that user has signed in in another tab of the browser.
 */
export const pageUserHeader = `x-${council.slug}-user`;
