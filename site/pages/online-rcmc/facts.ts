import { council } from "#domain/council.ts";
import { found, list, steps, unchecked, type FactsContent } from "../../content/facts/facts.ts";
import { inHindi } from "./facts.hi.ts";

/** @source specification 2 "/online-rcmc" */
export const facts: FactsContent = {
  lead: "The Registration-cum-Membership Certificate is applied for on the foreign trade portal of the Government of India. Twelve steps lead to the certificate.",
  sections: [
    list(
      "Before you begin",
      found("A live IEC with an updated profile is needed first", "rcmcHelp"),
      found("Filing for the RCMC has been electronic, on the common platform, since Trade Notice 27/2021-22", "rcmcHelp", "6 December 2021"),
      found(
        "Medical devices belong to this council; certificates that EEPC India and other councils issued until it was on the common platform stay good until they expire",
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
  inHindi,
};
