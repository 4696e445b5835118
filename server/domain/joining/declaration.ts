import { council } from "../council.ts";
import type { MailLanguage } from "../notifications/mail-languages.ts";

/** What an applicant declares, in each language. A new wording needs a new version. The accepted text is stored with the application. */
export const joiningDeclaration = {
  version: "2026-11-25",
  text: {
    en: `I may act for the firm. What is entered here and the papers are true and complete. The firm pays the yearly subscription once ${council.shortName} has approved the application, and tells ${council.shortName} when something changes.`,
    hi: `मैं फ़र्म की ओर से कार्य करने के लिए अधिकृत हूँ। यहाँ भरी गई जानकारी और दस्तावेज़ सही और पूर्ण हैं। ${council.shortName} के आवेदन स्वीकृत करने पर फ़र्म वार्षिक सदस्यता शुल्क देगी, और कुछ बदलने पर ${council.shortName} को बताएगी।`,
  } satisfies Record<MailLanguage, string>,
} as const;
