/** The languages of e-mails to people who wrote to the council on its website. */
export const mailLanguages = ["en", "hi"] as const;
export type MailLanguage = (typeof mailLanguages)[number];

/** The path of a page of the website in a language. */
export const sitePathIn = (language: MailLanguage, path: string): string => (language === "hi" ? `/hi${path === "/" ? "" : path}` : path);
