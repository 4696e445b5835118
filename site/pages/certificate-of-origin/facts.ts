import { found, list, unchecked, type FactsContent } from "../../content/facts/facts.ts";
import { inHindi } from "./facts.hi.ts";

/** The text next to fees and countries. @source specification 2 "/certificate-of-origin" */
export const facts: FactsContent = {
  lead: "A certificate of origin shows where goods were made. Buyers abroad need it to claim lower tariffs under trade agreements.",
  sections: [
    list(
      "Filing",
      found("Non-preferential certificates have to be filed electronically", "originPlatform", "Since 1 January 2025"),
      found(
        "The platform eCoO 2.0 allows several users for an IEC, Aadhaar e-sign, corrections in lieu and back-to-back certificates",
        "originPlatform",
      ),
      found("SAPTA and SAFTA certificates went online for Nepal in December 2019, and for other countries, with APTA, in April 2020", "originOnline"),
      found("About 7,000 certificates a day are issued by 125 agencies, 110 of them chambers", "originPlatform", "January 2025"),
    ),
    list(
      "Rules of origin",
      found("APTA asks for 45% regional value content of developing members and 35% of least developed ones", "apta"),
      unchecked("The countries of SAPTA are the seven that signed the SAARC arrangement of 1993"),
      found("Mongolia joined APTA as its seventh member", "apta", "2020"),
      found("Export councils are among the agencies named for SAPTA and APTA certificates", "originAgencies"),
    ),
  ],
  links: ["tradeConnect", "dgft", "tradePortal"],
  inHindi,
};
