import type { tables as english } from "../en/tables.ts";

const searchedFor = (search: string): string => (search === "" ? "" : `“${search}” के लिए `);

const sizeInHindi = (size: string): string =>
  size
    .replace("KB", "केबी")
    .replace("MB", "एमबी")
    .replace(/bytes?/, "बाइट");

export const tables: typeof english = {
  search: "खोजें",
  rowsPerPage: "प्रति पृष्ठ पंक्तियाँ",
  sortBy: "क्रम:",
  nothingFound: "कुछ नहीं मिला",
  clearSearch: "खोज हटाएँ",
  entries: (count, search) => `${searchedFor(search)}${count} ${count === 1 ? "प्रविष्टि" : "प्रविष्टियाँ"}`,
  pages: "पृष्ठ",
  first: "पहला",
  previous: "पिछला",
  next: "अगला",
  last: "अंतिम",
  page: (page) => `पृष्ठ ${page}`,
  pageOf: (page, count) => `पृष्ठ ${page}, कुल ${count}`,
  notProvided: "उपलब्ध नहीं",
  name: "नाम",
  title: "शीर्षक",
  summary: "सारांश",
  date: "दिनांक",
  closesOn: "निविदा जमा करने की अंतिम तिथि",
  standingInvitation: "अगली सूचना तक खुला",
  subject: "विषय",
  session: "सत्र",
  description: "विवरण",
  download: "डाउनलोड",
  issuedBy: "जारीकर्ता",
  officialPlace: "आधिकारिक वेबसाइट",
  pdf: "पीडीएफ़",
  viewPdf: "पीडीएफ़ देखें",
  pdfInNewTab: "हिन्दी, नए टैब में खुलेगा",
  fileNote: (size, language) => `पीडीएफ़, ${sizeInHindi(size)}, ${language === "hi" ? "हिन्दी" : "अंग्रेज़ी"}`,
  newTab: "नए टैब में खुलेगा",
  noFile: "अभी कोई पीडीएफ़ नहीं",
  reports: "रिपोर्ट",
  policies: "नीतियाँ",
  notices: "सार्वजनिक सूचनाएँ",
  tenders: "निविदाएँ",
  pastNotices: "बीती सूचनाएँ",
  pastTenders: "बीती निविदाएँ",
  strategyDocuments: "रणनीति पत्र",
  annualReports: "वार्षिक रिपोर्ट",
  publications: "प्रकाशन",
  rupees: (digits) => `₹${digits}`,
};
