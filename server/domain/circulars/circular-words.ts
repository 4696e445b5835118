/** What is said about a circular beside its text, in both languages, for portal, website, PDF and e-mail alike. Dates are formatted. */
const inEnglish = {
  circular: "Circular",
  holdsFrom: (date: string) => `It holds from ${date}.`,
  replaces: (number: string) => `It replaces no. ${number}.`,
  replacedBy: (number: string) => `It is replaced by no. ${number}.`,
  withdrawnOn: (date: string) => `This circular was withdrawn on ${date}.`,
  replaced: "Replaced",
  withdrawn: "Withdrawn",
};

export const circularWords: Readonly<Record<"en" | "hi", typeof inEnglish>> = {
  en: inEnglish,
  hi: {
    circular: "परिपत्र",
    holdsFrom: (date) => `लागू होने की तिथि: ${date}।`,
    replaces: (number) => `यह परिपत्र, परिपत्र सं. ${number} के स्थान पर है।`,
    replacedBy: (number) => `इसके स्थान पर अब परिपत्र सं. ${number} है।`,
    withdrawnOn: (date) => `यह परिपत्र ${date} को वापस ले लिया गया।`,
    replaced: "प्रतिस्थापित",
    withdrawn: "वापस लिया गया",
  },
};
