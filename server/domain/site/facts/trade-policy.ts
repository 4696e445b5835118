import { found, list, steps, unchecked, type FactsPage } from "./facts-page.ts";

/** @source specification 2 "/rodttep" */
export const rodtep: FactsPage = {
  lead: "RoDTEP, the Remission of Duties and Taxes on Exported Products, pays back what no other scheme refunds. Rates change: read them in the schedule of the day of export.",
  sections: [
    list(
      "What it is",
      found("It pays back duties and taxes on exports that no other scheme refunds", "rodtepAdvisory"),
      found("In force for exports from this day, in place of MEIS", "rodtepAdvisory", "1 January 2021"),
      found("Paid as a share of the FOB value, with a cap per unit for some lines", "rodtepAdvisory"),
      found("The FOB value that counts may not be more than 1.5 times the market price", "rodtepAdvisory"),
      found("Textiles of chapters 61 to 63 follow a sister scheme", "scripNote"),
    ),
    list(
      "For medical devices",
      found("The RCMC of the council is a condition for exporters of devices", "tradeNotice05", "12 June 2024"),
      found(
        "Of 25 lines revised, cannulae (90183930) had 0.5% before, and spectacle lenses of plastic (90015000) went from 0.5% to 1.0%",
        "rodtepSchedules",
        "March 2024",
      ),
      found(
        "Rates stand in Appendix 4R for exports from the domestic tariff area and in Appendix 4RE for advance authorisation, EOU and SEZ; the latest 4RE seen holds from 1 June 2025",
        "rodtepSchedules",
      ),
    ),
    steps(
      "How to claim",
      found("Declare the claim in the shipping bill; without the declaration there is no credit", "rodtepAdvisory"),
      found("After the export manifest is filed, customs processes the claim and a scroll appears on ICEGATE", "rodtepAdvisory"),
      found("Turn scrolls into e-scrips in your credit ledger; this needs a digital signature", "rodtepAdvisory"),
      found("Pay basic customs duty with the e-scrips, or transfer them to another IEC", "scripNote"),
    ),
  ],
  links: ["dgft", "icegate"],
};

/** @source specification 2 "/foreign-trade-policy" */
export const foreignTradePolicy: FactsPage = {
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
};

/** @source specification 2 "/customs-exchange-rate" */
export const customsExchangeRate: FactsPage = {
  lead: "The rates at which customs values imports and exports. They are published by Indian Customs; this page says how they work and where today's stand.",
  sections: [
    list(
      "How the rates are set",
      found("Under section 14 of the Customs Act 1962, for valuing imports and exports", "exchangeRates"),
      found("For 22 currencies, on the first and third Thursday of each month", "exchangeRates"),
      found("A swing of more than 5% either way brings an early revision", "exchangeRates"),
      found("Rates are taken from State Bank of India and shown on ICEGATE by 6 pm; separate notifications ended", "exchangeRates", "4 July 2024"),
    ),
    list(
      "Which rate counts",
      found("The rate of the day on which the bill of entry or the shipping bill is filed", "exchangeRates"),
      found("A rate holds from the midnight that follows its publication until the next revision", "exchangeRates"),
      found("Older rates can still be looked up on ICEGATE", "exchangeRates"),
    ),
  ],
  links: ["icegate", "cbic"],
};

/** The text beside fees and countries. @source specification 2 "/certificate-of-origin" */
export const certificateOfOrigin: FactsPage = {
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
};
