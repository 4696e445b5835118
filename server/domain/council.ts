/**
 * The council that runs this portal. Routes, user types, API paths, e-mails and page texts derive from this file, so that
 * another council changes only this file.
 * @source product.md "Names"
 */
export const council = {
  slug: "epcmd",
  shortName: "EPCMD",
  fullName: "Export Promotion Council for Medical Devices",
  /** The oldest financial year in the portal. */
  firstFinancialYear: "2023-24",
  tagline: "Set up in 2023 under the Department of Pharmaceuticals, Government of India",
  inHindi: {
    fullName: "चिकित्सा उपकरण निर्यात संवर्धन परिषद",
    tagline: "औषध विभाग, भारत सरकार के अधीन 2023 में स्थापित",
    address: ["यमुना एक्सप्रेसवे औद्योगिक विकास प्राधिकरण क्षेत्र", "ग्रेटर नोएडा, उत्तर प्रदेश", "भारत"],
  },
  mission: "We help Indian makers of medical devices reach buyers in more than 150 export destinations.",
  officer: "DGFT",
  /** The officer's own portal, where an intent for the Export Promotion Mission is filed. */
  officerPortal: "https://www.dgft.gov.in",
  city: "Greater Noida",
  address: ["Yamuna Expressway Industrial Development Authority area", "Greater Noida, Uttar Pradesh", "India"],
  contactEmail: "helpdesk@epcmd.example",
  mailFrom: "no-reply@epcmd.example",
  host: "epcmd.example",
  /** The council's pages on other sites. */
  social: [
    { name: "LinkedIn", url: "https://www.linkedin.com/company/epcmd" },
    { name: "X", url: "https://x.com/epcmd" },
    { name: "YouTube", url: "https://www.youtube.com/@epcmd" },
  ],
  /** The government bodies behind the council, with their official sites. */
  bodies: [
    { sign: "DoP", name: "Department of Pharmaceuticals", hindiName: "औषध विभाग", url: "https://pharmaceuticals.gov.in" },
    { sign: "DoC", name: "Department of Commerce", hindiName: "वाणिज्य विभाग", url: "https://www.commerce.gov.in" },
    {
      sign: "YEIDA",
      name: "Yamuna Expressway Industrial Development Authority",
      hindiName: "यमुना एक्सप्रेसवे औद्योगिक विकास प्राधिकरण",
      url: "https://www.yamunaexpresswayauthority.com",
    },
  ],
} as const;

/** The addresses of the back offices and the member portal. */
export const paths = {
  councilHome: `/${council.slug}_admin`,
  privacy: `/${council.slug}_admin/privacy`,
  audit: `/${council.slug}_admin/audit`,
  system: `/${council.slug}_admin/system`,
  users: `/${council.slug}_admin/users`,
  buyers: `/${council.slug}_admin/buyers`,
  content: `/${council.slug}_admin/content`,
  pageOpinions: `/${council.slug}_admin/page-opinions`,
  permissions: `/${council.slug}_admin/users/permissions`,
  councilWork: `/${council.slug}_admin/work`,
  councilOfficers: `/${council.slug}_admin/officers`,
  dgftHome: "/dgft_admin",
  dgftWork: "/dgft_admin/work",
  dgftOfficers: "/dgft_admin/officers",
  dgftUsers: "/dgft_admin/users",
  memberHome: "/Membership",
  memberProfile: "/member-profile",
  buyerHome: "/buyer-search-result",
  login: "/login",
  activate: "/activate-account",
  forgotPassword: "/forgot-password",
  passwordExpired: "/password-expired",
  verifyAccount: "/verify-account",
  buyerRegistration: "/buyer-registration",
  memberEnquiries: "/Membership/enquiries",
  expectedClaims: "/Membership/registrations-in-hand",
  memberPayments: "/Membership/payments",
  verifyInvoice: "/verify/invoice",
  memberInvoices: "/Membership/invoices",
  payments: `/${council.slug}_admin/payments`,
  invoices: `/${council.slug}_admin/invoices`,
  sanctions: "/dgft_admin/sanctions",
  buyerEnquiries: "/buyer-search-result/enquiries",
  councilEnquiries: `/${council.slug}_admin/enquiries`,
  reasons: `/${council.slug}_admin/reasons`,
  phrases: `/${council.slug}_admin/phrases`,
  checklists: `/${council.slug}_admin/checklists`,
  exchangeRates: `/${council.slug}_admin/exchange-rates`,
  rules: `/${council.slug}_admin/rules`,
  fees: `/${council.slug}_admin/fees`,
  searchWords: `/${council.slug}_admin/search-words`,
  joining: "/join",
  joiningDesk: `/${council.slug}_admin/joining`,
  verifyFirm: "/verify",
  contact: "/contact-us",
  registration: "/registrationform",
  follow: "/follow",
  checkMember: "/check-member",
  exportPromotionMission: "/export-promotion-mission",
  apiDocs: "/api/docs",
} as const;
