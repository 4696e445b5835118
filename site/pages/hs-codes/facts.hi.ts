/** The Hindi of the texts in facts.ts, by their English. */
export const inHindi: Readonly<Record<string, string>> = {
  "Search the device lines of the council's catalogue by product, code or category. A code of four or six digits finds all lines below it.":
    "परिषद की सूची की उपकरण मदें उत्पाद, कोड या श्रेणी से खोजें। चार या छह अंकों का कोड उसके नीचे की सभी मदें खोजता है।",
  "The split into categories is the council's own, for finding members; it is no ruling on classification. The customs tariff of the day decides.":
    "श्रेणियों का विभाजन परिषद का अपना है, सदस्य खोजने के लिए; यह वर्गीकरण का निर्णय नहीं है। उस दिन का सीमा शुल्क टैरिफ़ निर्णायक है।",
  "How a code is built": "कोड कैसे बनता है",
  "Two digits are the chapter, four the heading, six the subheading, eight the tariff item; six digits are common worldwide and India adds two":
    "दो अंक अध्याय हैं, चार शीर्ष, छह उपशीर्ष, आठ टैरिफ़ मद; छह अंक पूरे विश्व में समान हैं और भारत दो जोड़ता है",
  "Device lines sit mainly in 3005, 3006, 3822, 4014, 4015, 8713, 9018 to 9022, 9025, 9402 and 9619":
    "उपकरण मदें मुख्यतः 3005, 3006, 3822, 4014, 4015, 8713, 9018 से 9022, 9025, 9402 और 9619 में हैं",
  "The revision of 2022 split 3822, moved blood-grouping reagents from 3006.20 to 3822.13 and surgical gloves from 4015.11 to 4015.12":
    "2022 के संशोधन ने 3822 को बाँटा, रक्त समूह अभिकर्मकों को 3006.20 से 3822.13 में और शल्य दस्तानों को 4015.11 से 4015.12 में रखा",
  "DGFT assigned 151 device items to the council": "डीजीएफटी ने परिषद को 151 उपकरण मदें सौंपीं",
};
