import { council } from "../../council.ts";
import { cards, found, list, own, steps, unchecked, type FactsPage } from "./facts-page.ts";

/** @source specification 2 "/documents-required" */
export const documentsRequired: FactsPage = {
  lead: "Keep these papers ready as clear scans before you begin. The membership desk and the DGFT portal ask for the same set.",
  sections: [
    list(
      "Papers of the firm",
      found("Importer-Exporter Code (IEC), live and with an updated profile", "rcmcGuides"),
      found("PAN card of the firm", "rcmcGuides"),
      found("GST registration certificate", "rcmcGuides"),
      found("Certificate of incorporation, or partnership deed", "rcmcGuides"),
      found("Bank certificate in the prescribed form", "rcmcGuides"),
      own("Manufacturing licence, for firms that register as manufacturer-exporter"),
      unchecked("Udyam certificate, for micro, small and medium enterprises"),
    ),
    list(
      "Proof of exports",
      own("Certificate of a chartered accountant on the export turnover of 2024-25, which chooses the subscription band"),
      own("Firms in the highest band (above 500 Crore) may certify their own turnover"),
    ),
    list(
      "To sign and file",
      found("The particulars of Form ANF 2C, which are filled in on the DGFT portal itself", "rcmcHelp"),
      found("A digital signature or Aadhaar e-sign of the authorised person", "rcmcHelp"),
      unchecked("A board resolution or letter of authority that names this person"),
    ),
  ],
  links: ["dgft"],
};

/** @source specification 2 "/membership-benefits": a list of eight */
export const membershipBenefits: FactsPage = {
  lead: `Eight things that a firm gains by joining ${council.shortName}.`,
  sections: [
    cards(
      "Eight benefits",
      found(
        "A valid Registration-cum-Membership Certificate (RCMC), which policy benefits ask for; for devices it is a stated condition of RoDTEP",
        "tradeNotice05",
      ),
      found(
        "Reimbursement of product registration, testing and plant inspection costs under the market access scheme, as its guidelines allow",
        "maiGuidelines",
      ),
      found("Help with airfare and shared stands at approved fairs abroad", "maiSummaries"),
      found("Buyer-seller meets and reverse buyer-seller meets", "officerReport"),
      found("Certificates of origin: export councils are among the named issuing agencies", "originAgencies"),
      found("News of policy, tariffs and the rules of foreign markets", "councilDuties"),
      found("A common voice on policy and on barriers in foreign markets", "councilDuties"),
      own("A listing in the member directory, in which registered buyers from abroad search by product and code"),
    ),
  ],
  links: ["dgft"],
};

/** @source specification 2 "/online-rcmc" */
export const onlineRcmc: FactsPage = {
  lead: "The Registration-cum-Membership Certificate is applied for on the foreign trade portal of the Government of India. Twelve steps lead to the certificate.",
  sections: [
    list(
      "Before you begin",
      found("A live IEC with an updated profile is needed first", "rcmcHelp"),
      found("Filing for the RCMC has been electronic, on the common platform, since Trade Notice 27/2021-22", "rcmcHelp", "6 December 2021"),
      found(
        "Medical devices belong to this council; certificates that EEPC India issued before stayed good until they expired",
        "tradeNotice05",
        "June 2023",
      ),
      unchecked("An RCMC normally lasts five years, as long as the yearly subscription is paid"),
    ),
    steps(
      "Step by step",
      found("Open the DGFT site and log in with the user name linked to your IEC, the password and the captcha", "rcmcHelp"),
      found("Go to Services, e-RCMC, Apply for e-RCMC", "rcmcHelp"),
      found("Start a fresh application, or continue a draft", "rcmcHelp"),
      found("Check the basic details and confirm that the profile is up to date", "rcmcHelp"),
      found(`Under RCMC details choose ${council.fullName}, then the type of membership and the fee details`, "rcmcHelp"),
      found("Add the products that you export", "rcmcHelp"),
      found("Add authorised representatives and contact persons", "rcmcHelp"),
      found("Choose the countries that you export to and give the other information asked for", "rcmcHelp"),
      found("Attach the documents", "rcmcHelp"),
      found("Read the summary and sign it with a digital signature or Aadhaar e-sign", "rcmcHelp"),
      found("Pay the subscription online", "rcmcHelp"),
      found("Follow the application, answer queries, and download the certificate", "rcmcHelp"),
    ),
    list("Later", found("The certificate can be amended, renewed and surrendered online too, and each filing can be followed", "rcmcHelp")),
  ],
  links: ["dgft", "tradeConnect"],
};
