import type { ruleWords as english } from "./rule-words.en.ts";

const days = (number: number): string => `${number} दिन`;

/** The groups and proofs of the rules that the product brings, by their English. */
const ofOffice = new Map([
  ["SC, ST and women entrepreneurs with FOB exports up to Rs 50 crore", "₹50 करोड़ तक के एफओबी निर्यात वाले अनुसूचित जाति, अनुसूचित जनजाति और महिला उद्यमी"],
  ["CA certificate of FOB exports of the preceding year", "पिछले वर्ष के एफओबी निर्यात पर चार्टर्ड अकाउंटेंट का प्रमाणपत्र"],
  [
    "CA certificate of FOB exports of the preceding year, and the GST returns of that year",
    "पिछले वर्ष के एफओबी निर्यात पर चार्टर्ड अकाउंटेंट का प्रमाणपत्र, और उस वर्ष की जीएसटी विवरणियाँ",
  ],
]);

export const ruleWords: typeof english = {
  locale: "hi",
  rupees: (amount) => amount.replace("Rs ", "₹"),
  ofOffice: (text) => ofOffice.get(text),
  labels: {
    chosenBy: "कौन-सी तारीख़ गिनी जाती है",
    share: "हिस्सा",
    cap: "अधिकतम सीमा",
    first: "कितने व्यय गिने जाते हैं",
    window: "दावा दाखिल करने की अवधि",
    visits: "यात्राएँ और आयोजन",
    ceiling: "कारोबार की सीमा",
    membership: "सदस्यता",
    period: "योजना की अवधि",
    intent: "आशय",
    notice: "दौरे की सूचना",
    recovery: "वापस माँगी गई राशि",
    document: "दस्तावेज़",
    capYear: "सीमा का वर्ष",
    tax: "कर",
    rateDay: "विनिमय दर",
    rounding: "पूर्णांकन",
    targetDays: "लक्षित दिन",
    payer: "भुगतान कौन करता है",
    wording: "अंग्रेज़ी में शब्द",
    wordingInHindi: "हिन्दी में शब्द",
  },
  dates: {
    filed: "दावा दाखिल होने का दिन",
    certificate_issued: "प्रमाणपत्र की तारीख़",
    event_ended: "आयोजन का अंतिम दिन",
    cost_paid: "भुगतान का दिन",
    intent_filed: "आशय दाखिल होने का दिन",
  },
  chosenBy: (date) => `गिना जाता है: ${date}`,
  chosenWithoutCertificate: "; प्रमाणपत्र न हो तो भुगतान का दिन",
  classes: { micro: "सूक्ष्म", small: "लघु", medium: "मध्यम", other: "बड़ी" },
  outcomes: {
    warn: "अन्यथा दावे पर टिप्पणी होती है।",
    needs_reason: "अन्यथा भुगतान केवल अधिकारी के लिखित कारण से होता है।",
    blocks: "अन्यथा भुगतान नहीं होता।",
  },
  capUnits: {
    item: "प्रति व्यय",
    certificate: "प्रति प्रमाणपत्र",
    person: "प्रति व्यक्ति",
    event: "प्रति आयोजन",
    firm_year: "प्रति फ़र्म और वित्तीय वर्ष",
  },
  firstUnits: { claim: "एक दावे", event: "एक आयोजन" },
  capYears: {
    financial_year_filed: "वह वित्तीय वर्ष जिसमें दावा दाखिल हुआ",
    financial_year_paid: "वह वित्तीय वर्ष जिसमें व्यय का भुगतान हुआ",
  },
  roundings: {
    rupee_half_up: "हर व्यय पूरे रुपये में, आधा रुपया ऊपर; विदेशी मुद्रा की राशि पहले पैसे तक रुपये में बदली जाती है",
    paisa_half_up: "हर व्यय पैसे तक, आधा पैसा ऊपर; विदेशी मुद्रा की राशि पहले पैसे तक रुपये में बदली जाती है",
  },
  payers: { council: "परिषद फ़र्म को भुगतान करती है", dgft_direct: "डीजीएफटी फ़र्म को सीधे भुगतान करता है" },
  groups: { africa: "अफ़्रीका के देश", americas: "अमेरिका महाद्वीपों के देश" },
  list: (words) => (words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} और ${words.at(-1) ?? ""}`),
  scope: (kinds, countries) => {
    const parts = [...(kinds === undefined ? [] : [kinds]), ...(countries === undefined ? [] : [countries])];
    return parts.length === 0 ? "" : ` (${parts.join("; ")})`;
  },
  share: (percent, scope) => `व्यय का ${percent}%${scope}`,
  firms: (classes) => `, ${classes} फ़र्मों के लिए`,
  firstClaimOnly: ", केवल फ़र्म के पहले दावे पर",
  place: (number) => `${number}. `,
  noneBeforeFits: ", जहाँ इससे पहले का कोई हिस्सा लागू न हो",
  noShare: "कोई हिस्सा नहीं बताया गया है: अधिकारी हर राशि कारण के साथ तय करता है",
  cap: (amount, per, scope) => `${per} अधिकतम ${amount}${scope}`,
  exceptCap: (per) => `, जहाँ उसी व्यय के लिए उस देश की ${per} अलग सीमा न हो`,
  exceptWindow: ", जहाँ उसी व्यय के लिए उस देश की अलग अवधि न हो",
  first: (number, unit, scope) => (number === 1 ? `${unit} का केवल पहला व्यय${scope}` : `${unit} के केवल पहले ${number} व्यय${scope}`),
  // Before "के बाद" the name of a day has another case: "आयोजन का अंतिम दिन", "आयोजन के अंतिम दिन के बाद".
  window: (number, isWorking, from, scope) =>
    `${from.replace(" का ", " के ")} के बाद ${isWorking ? `${number} कार्य दिवस` : days(number)} के भीतर दाखिल करें${scope}।`,
  countsFirstDay: "पहला दिन गिना जाता है।",
  nextWorkingDay: "यदि अंतिम दिन छुट्टी है, तो अगला कार्य दिवस गिना जाता है।",
  sameEvent: (limit) => `एक ही आयोजन में फ़र्म की कुल अधिकतम ${limit} ${limit === 1 ? "यात्रा" : "यात्राएँ"}`,
  eventsInYear: (limit) => `एक वित्तीय वर्ष में फ़र्म के अधिकतम ${limit} आयोजन`,
  special: (limit, group, above) => {
    const region = above === undefined ? "" : `, पहले ${above} के बाद हर आयोजन पिछले सभी आयोजनों से अलग क्षेत्र में`;
    return `; ${limit}: ${group}${region}`;
  },
  ceiling: (amount) => `पिछले वित्तीय वर्ष का निर्यात (एफओबी) अधिकतम ${amount}।`,
  proof: (proof) => `प्रमाण: ${proof}।`,
  membership: (months) => (months === 0 ? "दावा दाखिल होने के दिन फ़र्म सदस्य है।" : `दावा दाखिल होने के दिन फ़र्म कम से कम ${months} महीने से सदस्य है।`),
  period: (from, until) => `${from === undefined ? "" : `${from} से `}${until === undefined ? "" : `${until} तक `}भुगतान किए गए व्यय।`,
  intent: ({ before, daysBefore }, valid) => {
    const isOfEvent = before === "event_began";
    const onDay = isOfEvent ? "आयोजन के पहले दिन" : "भुगतान के दिन";
    const beforeDay = isOfEvent ? "आयोजन के पहले दिन" : "भुगतान";
    const when = daysBefore === 0 ? `${onDay} या उससे पहले` : `${beforeDay} से कम से कम ${days(daysBefore)} पहले`;
    const act = isOfEvent ? `दौरे की सूचना ${when} दी जाती है` : `आशय ${when} दाखिल होता है`;
    return `${act}${valid === undefined ? "" : `; वह ${days(valid)} तक मान्य है`}।`;
  },
  recovery: (percent, number) => `जो अधिक भुगतान हुआ वह ${days(number)} के भीतर लौटाया जाता है, भुगतान के अगले दिन से ${percent}% वार्षिक ब्याज के साथ।`,
  maxAge: (number) => `, ${days(number)} से पुराना नहीं`,
  netOfTax: "कर का भुगतान नहीं होता",
  withTax: "कर व्यय का हिस्सा है",
  rateDay: (date) => `दर: ${date}`,
  rateWithoutCertificate: "; प्रमाणपत्र न हो तो भुगतान का दिन",
  targetDays: (council, dgft, reply) => `परिषद ${days(council)}, डीजीएफटी ${days(dgft)}, फ़र्म का उत्तर ${days(reply)}`,
  onlyWorkingDays: "केवल कार्य दिवस गिने जाते हैं",
};
