import { found, list, unchecked, type FactsContent } from "../../content/facts/facts.ts";
import { inHindi } from "./facts.hi.ts";

/** @source specification 2 "/foreign-trade-policy" */
export const facts: FactsContent = {
  lead: "The policy under which India's exports run, and where to read it and its Handbook of Procedures.",
  sections: [
    list(
      "The policy",
      found("In force since this day, with no end date", "tradePolicyLaunch", "1 April 2023"),
      found("It aims at exports of goods and services of USD 2 trillion by 2030", "tradePolicyLaunch"),
      found("It moves from incentives to the remission of taxes", "tradePolicyLaunch"),
      found(
        "Four pillars: remission; promotion through collaboration; ease of doing business; emerging areas such as e-commerce and districts as export hubs",
        "tradePolicyLaunch",
      ),
    ),
    list(
      "What exporters notice",
      found("The limit of exports by courier rose from Rs 5 lakh to Rs 10 lakh a consignment", "tradePolicyLaunch"),
      found("Four more towns of export excellence beside 39 older ones: Faridabad, Mirzapur, Moradabad and Varanasi", "tradePolicyLaunch"),
      found("Exports settled in rupees count for the benefits of the policy", "tradePolicyLaunch"),
      found("A one-time amnesty for exporters who had not met export obligations", "tradePolicyLaunch"),
    ),
    list(
      "Handbook and appendices",
      found("Appendix 2T lists the councils that may issue the RCMC; this council stands there since 2023", "publicNotice18"),
      unchecked("The Handbook of Procedures 2023 holds the working rules, with the appendices and the ANF forms"),
    ),
  ],
  links: ["tradePolicy", "dgft"],
  inHindi,
};
