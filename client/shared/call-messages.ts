/** When a call got no answer. */
export const noAnswer = "The portal did not answer. Check your connection and try again; nothing that you typed is lost.";
/** When the rate limit in front of all calls refused one. Its answer carries no sentence. */
export const slowDown = "Too many requests came from your network within a minute. Wait a minute, then try again; nothing that you typed is lost.";
