import type { ComponentType } from "react";
import type { Role } from "#domain/accounts/roles.ts";
import { paths } from "#domain/council.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";

/** Who may open a page: everybody, one role or some; the server decides again on every call. */
export type PageAccess = "anyone" | Role | readonly Role[];
export type PageRoute = {
  readonly path: string;
  readonly access: PageAccess;
  /** Loads the file of the page. */
  readonly open: () => Promise<object>;
  readonly load: () => Promise<ComponentType>;
};

const page = <Name extends string>(path: string, access: PageAccess, open: () => Promise<Record<Name, ComponentType>>, name: Name): PageRoute => ({
  path,
  access,
  open,
  load: async () => (await open())[name],
});

const directoryReaders = ["BUYER", "MEMBER", "EPCMD_ADMIN"] as const satisfies readonly Role[];

/** Every page, one line each; its code is loaded when it is opened. */
export const pages: readonly PageRoute[] = [
  page(paths.login, "anyone", () => import("../pages/account/login-page.tsx"), "LoginPage"),
  page(paths.apiDocs, "anyone", () => import("../pages/account/api-docs-page.tsx"), "ApiDocsPage"),
  page(paths.forgotPassword, "anyone", () => import("../pages/account/forgot-password-page.tsx"), "ForgotPasswordPage"),
  page(`${paths.forgotPassword}/:userId/:resetToken`, "anyone", () => import("../pages/account/reset-password-page.tsx"), "ResetPasswordPage"),
  page(paths.buyerRegistration, "anyone", () => import("../pages/account/buyer-registration-page.tsx"), "BuyerRegistrationPage"),
  page(paths.verifyAccount, "anyone", () => import("../pages/account/verify-account-page.tsx"), "VerifyAccountPage"),
  page(paths.passwordExpired, "anyone", () => import("../pages/account/password-expired-page.tsx"), "PasswordExpiredPage"),
  page(paths.activate, "anyone", () => import("../pages/account/activate-page.tsx"), "ActivatePage"),
  page(paths.buyerHome, directoryReaders, () => import("../pages/directory/directory-page.tsx"), "DirectoryPage"),
  page("/success-login", directoryReaders, () => import("../pages/directory/directory-page.tsx"), "DirectoryPage"),
  page(`${paths.buyerHome}/firm/:firmId`, directoryReaders, () => import("../pages/directory/firm-page.tsx"), "FirmPage"),
  page(`${paths.buyerHome}/enquiry`, "BUYER", () => import("../pages/directory/enquiry-pages.tsx"), "WriteEnquiryPage"),
  page(paths.buyerEnquiries, "BUYER", () => import("../pages/directory/enquiry-pages.tsx"), "SentEnquiriesPage"),
  page(`${paths.buyerEnquiries}/:id`, "BUYER", () => import("../pages/directory/enquiry-pages.tsx"), "SentEnquiryPage"),
  page(paths.memberEnquiries, "MEMBER", () => import("../pages/member/enquiry-pages.tsx"), "ReceivedEnquiriesPage"),
  page(`${paths.memberEnquiries}/:id`, "MEMBER", () => import("../pages/member/enquiry-pages.tsx"), "ReceivedEnquiryPage"),
  page(paths.rules, "EPCMD_ADMIN", () => import("../pages/council/rules-pages.tsx"), "RulesPage"),
  page(`${paths.rules}/new`, "EPCMD_ADMIN", () => import("../pages/council/rules-pages.tsx"), "NewRulePage"),
  page(`${paths.rules}/:id`, "EPCMD_ADMIN", () => import("../pages/council/rules-pages.tsx"), "RulePage"),
  page(paths.payments, "EPCMD_ADMIN", () => import("../pages/council/payments-page.tsx"), "PaymentsPage"),
  page(`${paths.payments}/orders`, "EPCMD_ADMIN", () => import("../pages/council/payments-page.tsx"), "OrdersPage"),
  page(`${paths.payments}/orders/new`, "EPCMD_ADMIN", () => import("../pages/council/payments-page.tsx"), "NewOrderPage"),
  page(`${paths.payments}/orders/:id`, "EPCMD_ADMIN", () => import("../pages/council/payments-page.tsx"), "OrderPage"),
  page(`${paths.payments}/lines/:id`, "EPCMD_ADMIN", () => import("../pages/council/payments-page.tsx"), "LinePage"),
  page(`${paths.payments}/batches`, "EPCMD_ADMIN", () => import("../pages/council/batch-pages.tsx"), "BatchesPage"),
  page(`${paths.payments}/batches/new`, "EPCMD_ADMIN", () => import("../pages/council/batch-pages.tsx"), "PrepareBatchPage"),
  page(`${paths.payments}/batches/answers`, "EPCMD_ADMIN", () => import("../pages/council/batch-pages.tsx"), "BankRepliesPage"),
  page(`${paths.payments}/batches/:id`, "EPCMD_ADMIN", () => import("../pages/council/batch-pages.tsx"), "BatchPage"),
  page(`${paths.payments}/layouts`, "EPCMD_ADMIN", () => import("../pages/council/batch-pages.tsx"), "LayoutsPage"),
  page(`${paths.payments}/layouts/:id`, "EPCMD_ADMIN", () => import("../pages/council/batch-pages.tsx"), "LayoutPage"),
  page(`${paths.payments}/ledger`, "EPCMD_ADMIN", () => import("../pages/council/ledger-pages.tsx"), "LedgerPage"),
  page(`${paths.payments}/ledger/book`, "EPCMD_ADMIN", () => import("../pages/council/ledger-pages.tsx"), "BookingPage"),
  page(`${paths.payments}/ledger/recoveries`, "EPCMD_ADMIN", () => import("../pages/council/ledger-pages.tsx"), "RecoveriesPage"),
  page(`${paths.payments}/ledger/periods`, "EPCMD_ADMIN", () => import("../pages/council/ledger-pages.tsx"), "PeriodsPage"),
  page(`${paths.payments}/reports`, "EPCMD_ADMIN", () => import("../pages/council/payment-report-pages.tsx"), "PaymentReportsPage"),
  page(`${paths.payments}/reports/certificate`, "EPCMD_ADMIN", () => import("../pages/council/payment-report-pages.tsx"), "CertificatePage"),
  page(`${paths.payments}/documents`, "EPCMD_ADMIN", () => import("../pages/council/payment-documents-pages.tsx"), "PaymentDocumentsPage"),
  page(`${paths.payments}/documents/branches`, "EPCMD_ADMIN", () => import("../pages/council/payment-documents-pages.tsx"), "BankBranchesPage"),
  page(`${paths.payments}/documents/accounts/:id`, "EPCMD_ADMIN", () => import("../pages/council/payment-documents-pages.tsx"), "AccountCheckPage"),
  page(
    `${paths.payments}/documents/pre-receipts/:id`,
    "EPCMD_ADMIN",
    () => import("../pages/council/payment-documents-pages.tsx"),
    "PreReceiptCheckPage",
  ),
  page(paths.exchangeRates, "EPCMD_ADMIN", () => import("../pages/council/exchange-rates-page.tsx"), "ExchangeRatesPage"),
  page(paths.reasons, "EPCMD_ADMIN", () => import("../pages/council/reasons-page.tsx"), "ReasonsPage"),
  page(paths.searchWords, "EPCMD_ADMIN", () => import("../pages/council/search-words-page.tsx"), "SearchWordsPage"),
  page(paths.councilEnquiries, "EPCMD_ADMIN", () => import("../pages/council/enquiries-page.tsx"), "CouncilEnquiriesPage"),
  page(`${paths.verifyFirm}/:id`, "anyone", () => import("../pages/directory/verify-page.tsx"), "VerifyPage"),
  page(`${paths.buyerHome}/account`, "BUYER", () => import("../pages/directory/account-page.tsx"), "BuyerAccountPage"),
  page(paths.councilWork, "EPCMD_ADMIN", () => import("../pages/council/work-pages.tsx"), "CouncilWorkPage"),
  page(paths.councilOfficers, "EPCMD_ADMIN", () => import("../pages/council/work-pages.tsx"), "CouncilOfficersPage"),
  page(paths.councilHome, "EPCMD_ADMIN", () => import("../pages/council/admin-panel-page.tsx"), "AdminPanelPage"),
  page(`${paths.councilHome}/adminPanel`, "EPCMD_ADMIN", () => import("../pages/council/admin-panel-page.tsx"), "AdminPanelPage"),
  page(`${paths.councilHome}/import`, "EPCMD_ADMIN", () => import("../pages/council/import-page.tsx"), "ImportPage"),
  page(`${paths.councilHome}/import/:importId`, "EPCMD_ADMIN", () => import("../pages/council/import-detail-page.tsx"), "ImportDetailPage"),
  page(`${paths.councilHome}/reimbursements`, "EPCMD_ADMIN", () => import("../pages/council/reimbursements-page.tsx"), "CouncilReimbursementsPage"),
  page(`${paths.councilHome}/notifications`, "EPCMD_ADMIN", () => import("../pages/council/notifications-page.tsx"), "CouncilNotificationsPage"),
  page(`${paths.councilHome}/reports`, "EPCMD_ADMIN", () => import("../pages/council/reports-page.tsx"), "CouncilReportsPage"),
  page(`${paths.councilHome}/messages`, "EPCMD_ADMIN", () => import("../pages/council/inbox-page.tsx"), "MessagesPage"),
  page(`${paths.councilHome}/messages/:id`, "EPCMD_ADMIN", () => import("../pages/council/inbox-detail-page.tsx"), "MessagePage"),
  page(`${paths.councilHome}/registrations`, "EPCMD_ADMIN", () => import("../pages/council/inbox-page.tsx"), "RegistrationsPage"),
  page(`${paths.councilHome}/registrations/:id`, "EPCMD_ADMIN", () => import("../pages/council/inbox-detail-page.tsx"), "RegistrationEntryPage"),
  page(`${paths.councilHome}/invoices`, "EPCMD_ADMIN", () => import("../pages/council/coming-soon-page.tsx"), "CouncilComingSoonPage"),
  page(`${paths.councilHome}/fairs`, "EPCMD_ADMIN", () => import("../pages/council/coming-soon-page.tsx"), "CouncilComingSoonPage"),
  page(`${paths.councilHome}/circulars`, "EPCMD_ADMIN", () => import("../pages/council/coming-soon-page.tsx"), "CouncilComingSoonPage"),
  page(paths.content, "EPCMD_ADMIN", () => import("../pages/council/content-pages.tsx"), "ContentOverviewPage"),
  page(`${paths.content}/:kind`, "EPCMD_ADMIN", () => import("../pages/council/content-pages.tsx"), "ContentListPage"),
  page(`${paths.content}/:kind/:id`, "EPCMD_ADMIN", () => import("../pages/council/content-pages.tsx"), "ContentEntryPage"),
  page(paths.privacy, "EPCMD_ADMIN", () => import("../pages/council/privacy-page.tsx"), "PrivacyPage"),
  page(paths.system, "EPCMD_ADMIN", () => import("../pages/council/system-page.tsx"), "SystemPage"),
  page(paths.audit, "EPCMD_ADMIN", () => import("../pages/council/audit-page.tsx"), "AuditPage"),
  page(paths.users, "EPCMD_ADMIN", () => import("../pages/council/users-page.tsx"), "UsersPage"),
  page(paths.buyers, "EPCMD_ADMIN", () => import("../pages/council/buyers-page.tsx"), "BuyersPage"),
  page(paths.permissions, "EPCMD_ADMIN", () => import("../pages/council/users-page.tsx"), "PermissionsPage"),
  page(`${paths.councilHome}/account`, "EPCMD_ADMIN", () => import("../pages/council/account-page.tsx"), "CouncilAccountPage"),
  page(`${paths.councilHome}/:section`, "EPCMD_ADMIN", () => import("../pages/council/review-list-page.tsx"), "ReviewListPage"),
  page(`${paths.councilHome}/:section/:id`, "EPCMD_ADMIN", () => import("../pages/council/review-detail-page.tsx"), "ReviewDetailPage"),
  page(`${paths.councilHome}/:section/:id/sheet`, "EPCMD_ADMIN", () => import("../pages/sheet-pages.tsx"), "CouncilSheetPage"),
  page(paths.dgftWork, "DGFT_ADMIN", () => import("../pages/dgft/work-pages.tsx"), "DgftWorkPage"),
  page(paths.dgftOfficers, "DGFT_ADMIN", () => import("../pages/dgft/work-pages.tsx"), "DgftOfficersPage"),
  page(paths.dgftHome, "DGFT_ADMIN", () => import("../pages/dgft/decision-home-page.tsx"), "DecisionHomePage"),
  page(`${paths.dgftHome}/notifications`, "DGFT_ADMIN", () => import("../pages/dgft/notifications-page.tsx"), "DgftNotificationsPage"),
  page(`${paths.dgftHome}/reports`, "DGFT_ADMIN", () => import("../pages/dgft/reports-page.tsx"), "DgftReportsPage"),
  page(paths.sanctions, "DGFT_ADMIN", () => import("../pages/dgft/sanctions-page.tsx"), "SanctionsPage"),
  page(`${paths.sanctions}/:id`, "DGFT_ADMIN", () => import("../pages/dgft/sanctions-page.tsx"), "SanctionPage"),
  page(paths.dgftUsers, "DGFT_ADMIN", () => import("../pages/dgft/users-page.tsx"), "DgftUsersPage"),
  page(`${paths.dgftHome}/account`, "DGFT_ADMIN", () => import("../pages/dgft/account-page.tsx"), "DgftAccountPage"),
  page(`${paths.dgftHome}/:section`, "DGFT_ADMIN", () => import("../pages/dgft/decision-list-page.tsx"), "DecisionListPage"),
  page(`${paths.dgftHome}/:section/:id`, "DGFT_ADMIN", () => import("../pages/dgft/decision-detail-page.tsx"), "DecisionDetailPage"),
  page(`${paths.dgftHome}/:section/:id/sheet`, "DGFT_ADMIN", () => import("../pages/sheet-pages.tsx"), "DgftSheetPage"),
  page(paths.memberProfile, "MEMBER", () => import("../pages/member/profile-page.tsx"), "ProfilePage"),
  page(paths.memberHome, "MEMBER", () => import("../pages/member/reimbursements-page.tsx"), "MemberReimbursementsPage"),
  page(`${paths.memberHome}/notifications`, "MEMBER", () => import("../pages/member/notifications-page.tsx"), "MemberNotificationsPage"),
  page(`${paths.memberHome}/invoices`, "MEMBER", () => import("../pages/member/coming-soon-page.tsx"), "MemberComingSoonPage"),
  page(`${paths.memberHome}/fairs`, "MEMBER", () => import("../pages/member/coming-soon-page.tsx"), "MemberComingSoonPage"),
  page(`${paths.memberHome}/circulars`, "MEMBER", () => import("../pages/member/coming-soon-page.tsx"), "MemberComingSoonPage"),
  page(`${paths.memberHome}/account`, "MEMBER", () => import("../pages/member/account-page.tsx"), "MemberAccountPage"),
  page(paths.memberPayments, "MEMBER", () => import("../pages/member/payments-page.tsx"), "MemberPaymentsPage"),
  page(paths.expectedClaims, "MEMBER", () => import("../pages/member/expected-claims-page.tsx"), "ExpectedClaimsPage"),
  page(`${paths.memberHome}/:section`, "MEMBER", () => import("../pages/member/reimbursements-page.tsx"), "MemberReimbursementsPage"),
  page(`${paths.memberHome}/reimbursements/:id`, "MEMBER", () => import("../pages/member/reimbursement-page.tsx"), "ReimbursementPage"),
  page(`${paths.memberHome}/reimbursements/:id/sheet`, "MEMBER", () => import("../pages/sheet-pages.tsx"), "MemberSheetPage"),
  // A wizard tells a visitor itself that a login is needed.
  ...schemeKinds.map((kind) => page(schemeOf(kind).wizardPath, "anyone", () => import("../pages/member/wizard-page.tsx"), "WizardPage")),
];
