import { council } from "#domain/council.ts";

const { shortName, contactEmail } = council;
const write = `[${contactEmail}](mailto:${contactEmail})`;

/** @source GIGW 3.0 "Feedback" */
export const body = `${shortName} को बताएँ कि इस वेबसाइट पर क्या अच्छा, ग़लत या अधूरा है।

प्रपत्र से लिखें, या ई-मेल से: ${write}।

इन बातों से सहायता मिलती है: पृष्ठ का पता, आप क्या करना चाहते थे, उसके बदले क्या हुआ, और आप कौन-सा उपकरण और ब्राउज़र उपयोग करते हैं। दिव्यांगजनों के लिए जो बाधा हो, उसके लिए [सुगम्यता विवरण](/accessibility-statement) भी देखें।`;
