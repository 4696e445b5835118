import { everybody, type Audience } from "#domain/circulars/audience.ts";
import { council } from "#domain/council.ts";
import type { SaveCircularInput } from "../../application/circulars/save-circular.ts";

type Text = Omit<SaveCircularInput["draft"], "replacesId" | "fileId">;

/** A circular of the demonstration. Dates are YYYY-MM-DD. */
export type DemoCircular = Text & {
  readonly audience: Audience;
  readonly publishedOn: string;
  /** The subject of the one that it replaces. */
  readonly replaces?: string;
  /** Of the firms, how many have read it. */
  readonly readPercent: number;
  readonly withdrawn?: { readonly on: string; readonly reason: string };
};

const only = (part: Partial<Audience>): Audience => ({ ...everybody, isForAll: false, ...part });
const forMembers = { isPublic: false, isUrgent: false, audience: everybody } as const;
const forAll = { ...forMembers, isPublic: true } as const;

const productWindow = "Filing window of product registrations";
const holidays = "Holidays of the office, August to December 2026";

/** What the council tells its members about its own services, in the order of publishing. */
export const demoCirculars: readonly DemoCircular[] = [
  {
    ...forMembers,
    publishedOn: "2026-04-06",
    holdsFromOn: "2026-04-01",
    readPercent: 92,
    subject: "Renewal of membership and rate of subscription",
    subjectHindi: "सदस्यता का नवीनीकरण और शुल्क की दर",
    body: `Every membership is valid until 31 March and is renewed for the next financial year.

- The subscription follows the value of your exports in the year before. The table stands on the page *Become a member*.
- The export value is shown by a certificate of a chartered accountant. Members of the highest band may certify it themselves.
- GST of 18% is added to each fee.

A firm whose membership has ended can still read its claims here. It files new ones after the renewal.`,
    bodyHindi: `प्रत्येक सदस्यता 31 मार्च तक मान्य है और अगले वित्तीय वर्ष के लिए नवीनीकृत की जाती है।

- शुल्क पिछले वर्ष के आपके निर्यात के मूल्य पर निर्भर है। तालिका *सदस्य बनें* पृष्ठ पर है।
- निर्यात का मूल्य चार्टर्ड अकाउंटेंट के प्रमाणपत्र से दिखाया जाता है। सबसे ऊँचे वर्ग के सदस्य इसे स्वयं प्रमाणित कर सकते हैं।
- प्रत्येक शुल्क पर 18% जीएसटी जोड़ा जाता है।

जिस फ़र्म की सदस्यता समाप्त हो गई है, वह अपने दावे यहाँ पढ़ सकती है। नए दावे नवीनीकरण के बाद दाखिल किए जाते हैं।`,
  },
  {
    ...forAll,
    publishedOn: "2026-04-15",
    holdsFromOn: "2026-04-01",
    readPercent: 88,
    subject: `Claims for costs up to 31 March 2026 stay with ${council.shortName}`,
    subjectHindi: `31 मार्च 2026 तक के व्यय के दावे ${council.shortName} के पास ही रहेंगे`,
    body: `Members file claims for costs up to 31 March 2026 in this portal, as before.

For later costs the intent is filed on the portal of ${council.officer}, **before** the cost. ${council.shortName} does not take intents. The page *Export Promotion Mission* says how it goes.`,
    bodyHindi: `31 मार्च 2026 तक के व्यय के दावे सदस्य पहले की तरह इसी पोर्टल में दाखिल करते हैं।

इसके बाद के व्यय के लिए आशय व्यय से **पहले** डीजीएफटी के पोर्टल पर दाखिल किया जाता है। ${council.shortName} आशय नहीं लेती। प्रक्रिया *निर्यात संवर्धन मिशन* पृष्ठ पर है।`,
  },
  {
    ...forMembers,
    publishedOn: "2026-05-04",
    holdsFromOn: "2026-05-04",
    readPercent: 71,
    audience: only({ schemes: ["product"] }),
    subject: productWindow,
    subjectHindi: "उत्पाद पंजीकरण के दावे दाखिल करने की अवधि",
    body: `A claim for a product registration is filed within 90 days of the certificate.`,
    bodyHindi: `उत्पाद पंजीकरण का दावा प्रमाणपत्र की तारीख से 90 दिनों के भीतर दाखिल किया जाता है।`,
  },
  {
    ...forMembers,
    publishedOn: "2026-05-18",
    holdsFromOn: "2026-05-18",
    readPercent: 77,
    audience: only({ schemes: ["product"] }),
    replaces: productWindow,
    subject: `${productWindow}, with retention fees`,
    subjectHindi: "उत्पाद पंजीकरण के दावे दाखिल करने की अवधि, प्रतिधारण शुल्क सहित",
    body: `A claim for a product registration is filed within 90 days of the certificate. The same window holds for retention fees. In Kenya, Tanzania, Uganda, Zambia and Switzerland, which issue no certificate for a yearly retention, it counts from the payment.

1. Look at *Registrations in hand*: the portal counts the days for you.
2. A draft keeps no window open. The claim counts from the day on which it is submitted.`,
    bodyHindi: `उत्पाद पंजीकरण का दावा प्रमाणपत्र की तारीख से 90 दिनों के भीतर दाखिल किया जाता है। प्रतिधारण शुल्क के लिए भी यही अवधि है। केन्या, तंज़ानिया, युगांडा, ज़ाम्बिया और स्विट्ज़रलैंड वार्षिक प्रतिधारण का प्रमाणपत्र जारी नहीं करते: वहाँ अवधि भुगतान की तारीख से गिनी जाती है।

1. *Registrations in hand* देखें: पोर्टल आपके लिए दिन गिनता है।
2. मसौदे से अवधि नहीं बढ़ती। दावा उसी दिन से गिना जाता है जिस दिन वह जमा होता है।`,
  },
  {
    ...forAll,
    publishedOn: "2026-06-12",
    holdsFromOn: "2026-06-12",
    readPercent: 66,
    subject: "RoDTEP: a valid RCMC is a condition for exporters of devices",
    subjectHindi: "आरओडीटीईपी: उपकरण निर्यातकों के लिए मान्य आरसीएमसी एक शर्त है",
    body: `Since 12 June 2024 a valid RCMC is a condition for exporters of medical devices who claim under RoDTEP.

- Check that your RCMC is valid on the day of export.
- An RCMC that EEPC India or another council issued until ${council.shortName} was on the common platform stays good until it expires.
- Rates stand in the schedule of the day of export. Read them on the portal of ${council.officer}.`,
    bodyHindi: `12 जून 2024 से आरओडीटीईपी का दावा करने वाले चिकित्सा उपकरण निर्यातकों के लिए मान्य आरसीएमसी एक शर्त है।

- देखें कि आपका आरसीएमसी निर्यात के दिन मान्य है।
- जो आरसीएमसी ईईपीसी इंडिया या किसी अन्य परिषद ने ${council.shortName} के साझा मंच पर आने तक जारी किया, वह अपनी अवधि पूरी होने तक मान्य रहता है।
- दरें निर्यात के दिन की अनुसूची में हैं। उन्हें डीजीएफटी के पोर्टल पर पढ़ें।`,
  },
  {
    ...forAll,
    publishedOn: "2026-07-01",
    holdsFromOn: "2026-07-01",
    readPercent: 63,
    subject: "RoDTEP: declare the claim in the shipping bill",
    subjectHindi: "आरओडीटीईपी: दावा शिपिंग बिल में घोषित करें",
    body: `Without the declaration in the shipping bill there is no credit.

1. Declare the claim in the shipping bill.
2. After the export manifest is filed, customs processes the claim and a scroll appears on ICEGATE.
3. Turn scrolls into e-scrips in your credit ledger; this needs a digital signature.`,
    bodyHindi: `शिपिंग बिल में घोषणा के बिना कोई क्रेडिट नहीं मिलता।

1. दावा शिपिंग बिल में घोषित करें।
2. निर्यात मैनिफ़ेस्ट दाखिल होने के बाद सीमा शुल्क दावे पर कार्रवाई करता है और आइसगेट पर स्क्रॉल दिखता है।
3. स्क्रॉल को अपने क्रेडिट लेजर में ई-स्क्रिप में बदलें; इसके लिए डिजिटल हस्ताक्षर चाहिए।`,
  },
  {
    ...forAll,
    publishedOn: "2026-07-27",
    holdsFromOn: "2026-08-01",
    readPercent: 58,
    subject: holidays,
    subjectHindi: "कार्यालय के अवकाश, अगस्त से दिसंबर 2026",
    body: `The office is closed on 26-08-2026, 02-10-2026, 20-10-2026, 24-11-2026 and 25-12-2026.`,
    bodyHindi: `कार्यालय 26-08-2026, 02-10-2026, 20-10-2026, 24-11-2026 और 25-12-2026 को बंद रहेगा।`,
  },
  {
    ...forAll,
    publishedOn: "2026-08-17",
    holdsFromOn: "2026-08-17",
    readPercent: 61,
    replaces: holidays,
    subject: `${holidays}: corrected list`,
    subjectHindi: "कार्यालय के अवकाश, अगस्त से दिसंबर 2026: संशोधित सूची",
    body: `The office is closed on these working days. Janmashtami was missing in the first list.

| Day | Holiday |
| --- | --- |
| 26-08-2026 | Milad-un-Nabi |
| 04-09-2026 | Janmashtami |
| 02-10-2026 | Birthday of Mahatma Gandhi |
| 20-10-2026 | Dussehra |
| 24-11-2026 | Guru Nanak's Birthday |
| 25-12-2026 | Christmas |

The portal is open on these days too.`,
    bodyHindi: `इन कार्य दिवसों पर कार्यालय बंद रहेगा। पहली सूची में जन्माष्टमी छूट गई थी।

| दिन | अवकाश |
| --- | --- |
| 26-08-2026 | मिलाद-उन-नबी |
| 04-09-2026 | जन्माष्टमी |
| 02-10-2026 | महात्मा गांधी की जयंती |
| 20-10-2026 | दशहरा |
| 24-11-2026 | गुरु नानक जयंती |
| 25-12-2026 | क्रिसमस |

पोर्टल इन दिनों भी खुला रहेगा।`,
  },
  {
    ...forMembers,
    isUrgent: true,
    publishedOn: "2026-09-14",
    holdsFromOn: "2026-09-19",
    readPercent: 54,
    subject: "The portal is closed on Saturday, 19-09-2026",
    subjectHindi: "पोर्टल शनिवार, 19-09-2026 को बंद रहेगा",
    body: `The portal is closed from 10:00 to 16:00 for maintenance. Save your drafts before.`,
    bodyHindi: `पोर्टल रखरखाव के लिए 10:00 से 16:00 तक बंद रहेगा। अपने मसौदे पहले सहेज लें।`,
    withdrawn: { on: "2026-09-16", reason: "The maintenance is done without closing the portal." },
  },
  {
    ...forMembers,
    publishedOn: "2026-10-05",
    holdsFromOn: "2026-10-05",
    readPercent: 48,
    audience: only({ schemes: ["exhibition"] }),
    subject: "MEDICA 2026, Düsseldorf: tell us your stand",
    subjectHindi: "MEDICA 2026, ड्यूसेलडोर्फ: अपने स्टॉल की जानकारी दें",
    body: `Firms that exhibit at MEDICA in November can be in the list of Indian exhibitors that ${council.shortName} gives to buyers.

Write your hall and stand number to ${council.contactEmail} by 23-10-2026. Read the days on the website of the organiser.`,
    bodyHindi: `नवंबर में MEDICA में भाग लेने वाली फ़र्में भारतीय प्रदर्शकों की उस सूची में आ सकती हैं जो ${council.shortName} क्रेताओं को देती है।

अपने हॉल और स्टॉल की संख्या 23-10-2026 तक ${council.contactEmail} पर लिखें। तिथियाँ आयोजक की वेबसाइट पर देखें।`,
  },
  {
    ...forMembers,
    publishedOn: "2026-10-19",
    holdsFromOn: "2026-11-01",
    readPercent: 41,
    audience: only({ deviceGroups: ["Device-IVD"] }),
    subject: "IVD reagents: choose your devices in the profile",
    subjectHindi: "आईवीडी अभिकर्मक: प्रोफ़ाइल में अपने उपकरण चुनें",
    body: `Buyers find you in the member directory by the devices of your profile. Look at *Member profile* and choose each HSN line that you export.`,
    bodyHindi: `क्रेता आपको सदस्य निर्देशिका में आपकी प्रोफ़ाइल के उपकरणों से खोजते हैं। *Member profile* खोलें और वह हर एचएसएन मद चुनें जिसका आप निर्यात करते हैं।`,
  },
  {
    ...forMembers,
    publishedOn: "2026-11-16",
    holdsFromOn: "2026-11-16",
    readPercent: 35,
    subject: "Claims are filed in the portal",
    subjectHindi: "दावे पोर्टल में दाखिल होते हैं",
    body: `Claims for product registration, plant registration and exhibitions are filed here, one paper a step.

- Drafts are kept on the server. Continue on any device.
- If something is missing, only that paper is asked for again.
- Papers in a foreign language need an attested translation.`,
    bodyHindi: `उत्पाद पंजीकरण, संयंत्र पंजीकरण और प्रदर्शनियों के दावे यहाँ दाखिल होते हैं, हर चरण में एक दस्तावेज़।

- मसौदे सर्वर पर रखे जाते हैं। किसी भी उपकरण पर आगे बढ़ें।
- कुछ छूट जाए तो केवल वही दस्तावेज़ फिर माँगा जाता है।
- विदेशी भाषा के दस्तावेज़ों का सत्यापित अनुवाद चाहिए।`,
  },
];

/** A circular that is still being written. */
export const demoCircularDraft: Text = {
  ...forAll,
  holdsFromOn: "2027-01-01",
  subject: "Holidays of the office in 2027",
  subjectHindi: "2027 में कार्यालय के अवकाश",
  body: "The list follows when the holidays of the year are notified.",
  bodyHindi: "",
};
