/** One chunk of the build: the dialogs are loaded together, and before they are needed. */
export { PasswordPrompt } from "./password-prompt.tsx";
export { SessionEnding } from "./session-ending.tsx";
export { SignInAgain } from "./sign-in-again.tsx";
