/** At most `max` attempts in a window that starts with the first of them. */
export type Limit = {
  readonly scope: string;
  readonly max: number;
  readonly windowSeconds: number;
  /** A sentence that tells how to go on without the wait. It is the same for known and unknown addresses. */
  readonly wayOut?: string;
};

const minutes = 60;
const hours = 60 * minutes;

/**
 * The rate limits. A refused attempt does not count, and a correct password or OTP refunds its attempt: for signing in only
 * failures count.
 * @source security.md rows 9 to 11
 */
export const limits = {
  /** Wrong passwords for one account from one address, or from one known device. */
  loginPair: { scope: "login-pair", max: 5, windowSeconds: 1 * minutes },
  /** Wrong passwords and OTPs from one address (IPv6: one /64), over all accounts. */
  failuresOfAddress: { scope: "failures-address", max: 20, windowSeconds: 10 * minutes },
  /** Wrong passwords for one account from all but its known devices. */
  loginAccount: {
    scope: "login-account",
    max: 100,
    windowSeconds: 24 * hours,
    wayOut: 'To log in now, choose a new password with "Forgot Password?".',
  },
  /** Wrong OTPs for one account over all its mails; those of an activation and of a forgotten password count each for themselves. */
  otpAccount: { scope: "otp-account", max: 20, windowSeconds: 24 * hours },
  /** Wrong codes of a second factor for one account: three codes are valid at a time, so the chance of a guess stays at 2 in 100,000 a day. */
  secondFactor: {
    scope: "second-factor",
    max: 6,
    windowSeconds: 24 * hours,
    wayOut: "Until then use a recovery code.",
  },
  recoveryCodes: { scope: "recovery-codes", max: 20, windowSeconds: 24 * hours },
  /** The same in one session, for changes of the second factor itself. */
  secondFactorSession: { scope: "second-factor-session", max: 5, windowSeconds: 10 * minutes },
  mailGap: { scope: "mail-gap", max: 1, windowSeconds: 1 * minutes },
  mailQuarterHour: { scope: "mail-quarter-hour", max: 3, windowSeconds: 15 * minutes },
  mailDay: { scope: "mail-day", max: 8, windowSeconds: 24 * hours },
  /** Pages and lists of the directory for one login. @source security.md row 3 */
  directoryPages: { scope: "directory-pages", max: 60, windowSeconds: 1 * minutes },
  /** Suggestions for what one login types in the directory. @source security.md row 3 */
  directorySuggestions: { scope: "directory-suggestions", max: 120, windowSeconds: 1 * minutes },
  directoryExports: { scope: "directory-exports", max: 10, windowSeconds: 1 * hours },
  /** Enquiries that one buyer sends, each to several members. */
  enquiriesHour: { scope: "enquiries-hour", max: 10, windowSeconds: 1 * hours },
  enquiriesDay: { scope: "enquiries-day", max: 30, windowSeconds: 24 * hours },
  /** The same for a buyer whose login is younger than a week: it may be used for spam. */
  enquiriesHourOfNew: { scope: "enquiries-hour-new", max: 3, windowSeconds: 1 * hours },
  enquiriesDayOfNew: { scope: "enquiries-day-new", max: 6, windowSeconds: 24 * hours },
  /** Public checks whether a firm is a member, from one address. */
  verificationsOfAddress: { scope: "verifications-address", max: 60, windowSeconds: 1 * minutes },
  mailOfAddress: { scope: "mail-address", max: 20, windowSeconds: 1 * hours },
  /** Forms of the public website from one address; an office of many people shares one. */
  formOfAddress: { scope: "form-address", max: 20, windowSeconds: 1 * hours },
  /** Opinions on one page from one address; an office of many people shares one. */
  opinionOfAddress: { scope: "opinion-address", max: 3, windowSeconds: 24 * hours },
  /** Opinions on all pages from one address. */
  opinionsOfAddress: { scope: "opinions-address", max: 30, windowSeconds: 1 * hours },
  /** E-mails that ask one address to confirm that it follows the website. */
  followsHour: { scope: "follows-hour", max: 5, windowSeconds: 1 * hours },
  followsDay: { scope: "follows-day", max: 10, windowSeconds: 24 * hours },
  /** E-mails that confirm one registration: a second click sends no second one, a later registration of the same person does. */
  registrationGap: { scope: "registration-gap", max: 1, windowSeconds: 1 * minutes },
  /** E-mails that confirm registrations to one address: one person may register several others. */
  registrationsHour: { scope: "registrations-hour", max: 5, windowSeconds: 1 * hours },
  registrationsDay: { scope: "registrations-day", max: 10, windowSeconds: 24 * hours },
  /** E-mails with the link of an application for membership to one address. */
  joiningLinksHour: { scope: "joining-links-hour", max: 5, windowSeconds: 1 * hours },
  joiningLinksDay: { scope: "joining-links-day", max: 10, windowSeconds: 24 * hours },
  /** Steps that are saved of one application. */
  joiningSaves: { scope: "joining-saves", max: 120, windowSeconds: 1 * hours },
  /** Documents that are uploaded for one application. */
  joiningDocuments: { scope: "joining-papers", max: 40, windowSeconds: 1 * hours },
  /** Notices to the council of what one sender wrote by the forms of the website. */
  noticeGap: { scope: "notice-gap", max: 1, windowSeconds: 1 * minutes },
  noticeHour: { scope: "notice-hour", max: 8, windowSeconds: 1 * hours },
  /** Lists that one clerk uploads. */
  importsOfPerson: { scope: "imports-person", max: 30, windowSeconds: 1 * hours },
  /** Test events, and events sent again, of one login. */
  webhookSends: { scope: "webhook-sends", max: 60, windowSeconds: 1 * hours },
  /** Files for payments and fees that one firm uploads. */
  paymentFilesOfFirm: { scope: "payment-files-firm", max: 40, windowSeconds: 1 * hours },
  /** Bank accounts that one firm gives. */
  accountsOfFirm: { scope: "accounts-firm", max: 5, windowSeconds: 24 * hours },
} as const satisfies Record<string, Limit>;

/** Said where a mail can be sent again: the answer is the same for every address, whether a mail goes out or not. @source security.md row 11 */
export const mailLimitText = [
  `At most ${limits.mailQuarterHour.max} mails go to an address in ${limits.mailQuarterHour.windowSeconds / minutes} minutes,`,
  `and ${limits.mailDay.max} in a day. If no further mail comes, use the newest one, or wait.`,
].join(" ");
