import type { InLanguages } from "./content/languages.ts";

const english = `Product panels bring together members who make the same kind of device, so that the council speaks of each with those who know it.

## The panels that are planned

| Panel | What it deals with |
| --- | --- |
| Disposables | single-use devices such as syringes, needles and gloves |
| Consumables | dressings, sutures, tubes and catheters |
| Orthopaedic implants | joints, plates, screws and their instruments |
| IVD equipment and reagents | analysers, test kits and reagents |
| Surgical instruments | instruments of the operating theatre |
| Policy advocacy | regulation, tariffs and rules of origin |
| Technology transfer | research, licences and partners abroad |
| Start-ups | young firms before and after their first export |

## The device lines behind them

The council's catalogue has 145 eight-digit device lines in five categories: consumables and disposables (48), electronic equipment (75), implants (7), IVD reagents (7) and surgical instruments (8). [Search the HS codes](/hs-codes).

## Take part

Members write to the Policy and Trade Data Desk and name the panel and the devices that they make: [contact us](/contact-us).`;

const hindi = `उत्पाद पैनल एक ही प्रकार के उपकरण बनाने वाले सदस्यों को साथ लाते हैं, ताकि परिषद हर उपकरण की बात उसके जानकारों के साथ रखे।

## प्रस्तावित पैनल

| पैनल | विषय |
| --- | --- |
| डिस्पोज़ेबल | एक बार उपयोग के उपकरण, जैसे सिरिंज, सुई और दस्ताने |
| उपभोज्य | पट्टियाँ, टाँके के धागे, नलिकाएँ और कैथेटर |
| अस्थि प्रत्यारोपण | जोड़, प्लेटें, पेंच और उनके उपकरण |
| आईवीडी उपकरण और अभिकर्मक | विश्लेषक, जाँच किट और अभिकर्मक |
| शल्य उपकरण | शल्य कक्ष के उपकरण |
| नीति समर्थन | विनियमन, टैरिफ़ और उद्गम के नियम |
| प्रौद्योगिकी अंतरण | अनुसंधान, लाइसेंस और विदेश के साझेदार |
| स्टार्ट-अप | पहले निर्यात से पूर्व और उसके बाद की नई फ़र्में |

## इनके पीछे की उपकरण मदें

परिषद की सूची में पाँच श्रेणियों में आठ अंकों की 145 उपकरण मदें हैं: उपभोज्य और डिस्पोज़ेबल (48), इलेक्ट्रॉनिक उपकरण (75), प्रत्यारोपण (7), आईवीडी अभिकर्मक (7) और शल्य उपकरण (8)। [एचएस कोड खोजें](/hs-codes)।

## भाग लें

सदस्य नीति और व्यापार आँकड़ा डेस्क को लिखें और पैनल तथा अपने बनाए उपकरणों के नाम बताएँ: [संपर्क करें](/contact-us)।`;

/** The text about product panels. @source specification 2 "/product-panel"; Bizz Buzz report, December 2022; HSN catalogue of the portal */
export const productPanel: InLanguages<string> = { en: english, hi: hindi };
