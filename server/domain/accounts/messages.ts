import { council } from "../council.ts";

/** Sentences of the account screens, spelled as the specification spells them. @source specification 4, 5, 8 */
export const accountMessages = {
  enterBoth: "Please enter both email and password.",
  selectUserType: "Please select a user type to login.",
  loginNotOpen: "This login option is not available yet. Please contact administrator.",
  unknownUserType: "Unknown user type. Please contact administrator.",
  invalidCredentials: "Invalid credentials. Please check your email and password.",
  accessDenied: (userType: string) => `Access denied: You don't have permission to login as ${userType}`,
  loginFailed: "Login failed. Please try again.",
  loginSuccess: "Login Successfully",
  passwordExpired: "Your password has expired. Please set a new password to continue.",
  notVerified: "This account is not verified yet. Open the link in the mail that we sent to this address, or ask for a new one.",
  accountClosed: `This login has been closed. Write to ${council.contactEmail} if you think that this is a mistake.`,
  tooManyTries: (seconds: number) =>
    `Too many tries. Wait ${seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`}, then try again.`,
  busy: "Many people are signing in at this moment. Wait a few seconds, then try again.",
  notFromHere: "This request did not come from the portal's own pages. Open the portal in your browser and try again.",
  signInFirst: "Your session has expired. Please log in again.",
  sessionEnding: (time: string) => `You will be signed out in ${time} because nothing was done here for a while.`,
  sessionEndingForGood: (time: string) => `You will be signed out in ${time}: a session lasts no longer. Sign in again to go on where you are.`,
  staySignedIn: "Stay signed in",
  signInAgain: "Sign in again to go on. What you have typed on this page is still here.",
  notAllowed: "Your account may not do this.",
  // One text for a wrong and for a dead OTP: which of the two it is would tell a guesser when the code was hit.
  otpWrong: "The OTP does not match, or can no longer be used. Enter the 6 digits of the newest mail that we sent, or ask for a new one.",
  otpFormat: "Enter the 6 digits of the OTP.",
  linkExpired: "This activation link has expired. Ask for a new one; it takes one press.",
  linkInvalid: "This activation link is not complete. Open the link in the newest mail that we sent, or copy the whole of it.",
  linkSuperseded: "We sent a newer mail since. Open the link in that one, or ask for a new one.",
  linkUsed: "This account has been activated already. Log in with your password.",
  resetTokenDead: "This step took too long or was finished already. Start again from the link in your mail.",
  activated: "Your account is active. Log in with your new password.",
  resent: "Mail send ",
  resendFailed: "Failed to resend OTP",
  mailWait: (seconds: number) =>
    `A mail was sent to this address a moment ago. Wait ${seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`}, then send the next one.`,
  alreadyActive: "This account is active already.",
  emailTaken: "This e-mail address already has a login.",
  emailFormat: "Enter an e-mail address, like name@example.com",
  passwordMismatch: "Password not match",
  passwordTooWeak:
    "Use at least 8 characters with a number, a lowercase and an uppercase letter and a special symbol, or at least 15 characters of any kind.",
  passwordTooLong: "Use at most 128 characters.",
  passwordCommon: "This password is on a list of common passwords. Choose another one.",
} as const;
