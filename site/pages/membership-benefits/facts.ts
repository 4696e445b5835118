import { council } from "#domain/council.ts";
import { cards, found, own, type FactsContent } from "../../content/facts/facts.ts";
import { inHindi } from "./facts.hi.ts";

/** @source specification 2 "/membership-benefits": a list of eight */
export const facts: FactsContent = {
  lead: `Eight things that a firm gains by joining ${council.shortName}.`,
  sections: [
    cards(
      "Eight benefits",
      found(
        "A valid Registration-cum-Membership Certificate (RCMC), which policy benefits ask for; for devices it is a stated condition of RoDTEP",
        "tradeNotice05",
      ),
      own(
        "Reimbursement of product registration, plant registration and exhibitions: claims are filed in the member portal, for costs up to 31 March 2026, as the rules in force allow",
      ),
      own("Joint stands at fairs abroad"),
      own("Buyer-seller meets and reverse buyer-seller meets"),
      own("Certificates of origin, at the published fees of the council"),
      own("News of policy, tariffs and the rules of foreign markets"),
      own("A common voice on policy and on barriers in foreign markets"),
      own("A listing in the member directory, in which registered buyers from abroad search by product and code"),
    ),
  ],
  links: ["dgft"],
  inHindi,
};
