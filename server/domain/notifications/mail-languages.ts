/** The languages of e-mails to people who wrote to the council on its website. */
export const mailLanguages = ["en", "hi"] as const;
export type MailLanguage = (typeof mailLanguages)[number];
