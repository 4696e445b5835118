import { council } from "../council.ts";
import { rightLabels, type UserRight } from "./rights.ts";

/** A wait in whole seconds, in minutes from 90 seconds on, and in hours from 90 minutes on. */
export function waitInWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? "1 second" : `${seconds} seconds`;
  return seconds < 90 * 60 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / 3600)} hours`;
}

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
  tooManyAttempts: (seconds: number, wayOut?: string) =>
    `Too many tries. Wait ${waitInWords(seconds)}, then try again.${wayOut === undefined ? "" : ` ${wayOut}`}`,
  busy: "Many people are signing in at this moment. Wait a few seconds, then try again.",
  notFromHere: "This request did not come from the portal's own pages. Open the portal in your browser and try again.",
  signInFirst: "Your session has expired. Please log in again.",
  sessionEnding: (time: string) => `You will be signed out in ${time} because nothing was done here for a while.`,
  sessionEndingForGood: (time: string) => `You will be signed out in ${time}: a session lasts no longer. Sign in again to go on where you are.`,
  staySignedIn: "Stay signed in",
  signInAgain: "Sign in again to go on. What you have typed on this page is still here.",
  notAllowed: "Your account may not do this.",
  rightMissing: (rights: readonly UserRight[]) =>
    `Your login needs the right ${rights.map((right) => `"${rightLabels[right]}"`).join(" or ")}. Another user of ${council.shortName} can give it on the page Users and roles.`,
  // One text for a wrong and for an invalid OTP: a difference would tell an attacker that the code was right.
  otpWrong: "The OTP does not match, or can no longer be used. Enter the 6 digits of the newest mail that we sent, or ask for a new one.",
  otpFormat: "Enter the 6 digits of the OTP.",
  linkExpired: "This activation link has expired. Ask for a new one; it takes one press.",
  linkInvalid:
    "This activation link is not complete, or is not valid any more. Open the link in the newest mail that we sent, copy the whole of it, or ask for a new mail with your address.",
  linkSuperseded: "We sent a newer mail since. Open the link in that one, or ask for a new one.",
  linkReplaced: "This link was replaced. A new mail is on its way.",
  linkUsed: "This account has been activated already. Log in with your password.",
  resetTokenDead: "This step took too long or was finished already. Ask for a new mail and start again with its OTP.",
  confirmed: "Your e-mail address is confirmed. Log in with your password.",
  activated: "Your account is active. Log in with your new password.",
  otpSent: "OTP sent",
  otpSentAgain: "OTP resent successfully to your email.",
  otpVerified: "OTP verified successfully",
  resetStepDead:
    "This step took too long or was finished already. If you have just set the new password, log in with it; otherwise ask for a new OTP.",
  resetDone: "Password reset successful",
  expiredReplaced: "Password reset successfully",
  passwordNotExpired: "This password has not expired. Log in with it; you can change it in your account.",
  passwordSame: "Choose a password other than the present one.",
  passwordsDiffer: "Passwords do not match",
  passwordChanged: "Your password was changed, and every other session was signed out.",
  currentPasswordWrong: "This is not your present password.",
  codeWrong: "This code does not match, or was used already. Wait for the next code of your app and enter its 6 digits.",
  codeFormat: "Enter the 6 digits that your authenticator app shows.",
  recoveryCodeFormat: "Enter a recovery code, like 3-ABCDE-FGHJK.",
  codesReplaced: "Newer recovery codes were made since. These no longer work: make new ones.",
  signInStepOver: "This sign-in took too long, or too many codes were wrong. Enter your email and password again.",
  secondFactorOn: "Your login has a second factor already. Reload the page.",
  secondFactorOff: "The second factor was switched off, and every other session was signed out.",
  secondFactorNotBegun: "The set-up was not begun. Reload the page and start it again.",
  secondFactorRequired: "Every user of the council and of DGFT needs a second factor, so it cannot be switched off.",
  secondFactorOnWebsiteOnly: "This login needs a second factor, which programs cannot give. Sign in on the website.",
  passwordNotFresh: "Enter your password again to go on. Nothing that you entered is lost.",
  passwordInstead: "Until then enter the password instead.",
  sessionEnded: "That session was signed out.",
  signedOutElsewhere: "Every other session was signed out.",
  resent: "Mail send ",
  resendFailed: "Failed to resend OTP",
  mailWait: (seconds: number) =>
    [
      seconds <= 60 ? "A mail was sent to this address a moment ago." : "Several mails were sent to this address already.",
      `Wait ${waitInWords(seconds)}, then send the next one.`,
    ].join(" "),
  alreadyActive: "This account is active already.",
  emailTaken: "This e-mail address already has a login.",
  emailFormat: "Enter an e-mail address, like name@example.com",
  passwordMismatch: "Password not match",
  passwordTooWeak:
    "Use at least 8 characters with a number, a lowercase and an uppercase letter and a special symbol (any, like # or _), or at least 15 characters of any kind.",
  passwordTooLong: "Use at most 128 characters.",
  passwordCommon: "This password is on a list of common passwords. Choose another one.",
} as const;
