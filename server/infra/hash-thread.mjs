// @ts-check
// Runs in a thread of lower priority, see passwords.ts. Plain JavaScript, because the TypeScript loader does not work in threads.
import { hashSync, verifySync } from "@node-rs/argon2";

/**
 * @param {{ text: string, options: import("@node-rs/argon2").Options }} order a text and the costs of its new hash
 * @returns {string} PHC string
 */
export const hashText = ({ text, options }) => hashSync(text, options);

/**
 * @param {{ text: string, phc: string }} order a text and the hash that it may have made
 * @returns {boolean}
 */
export const verifyText = ({ text, phc }) => verifySync(phc, text);
