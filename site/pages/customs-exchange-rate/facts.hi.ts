/** The Hindi of the texts in facts.ts, by their English. */
export const inHindi: Readonly<Record<string, string>> = {
  "The rates at which customs values imports and exports. They are published by Indian Customs; this page says how they work and where today's stand.":
    "वे दरें जिन पर सीमा शुल्क विभाग आयात और निर्यात का मूल्यांकन करता है। इन्हें भारतीय सीमा शुल्क प्रकाशित करता है; यह पृष्ठ बताता है कि वे कैसे काम करती हैं और आज की दरें कहाँ मिलेंगी।",
  "How the rates are set": "दरें कैसे तय होती हैं",
  "Under section 14 of the Customs Act 1962, for valuing imports and exports":
    "सीमा शुल्क अधिनियम 1962 की धारा 14 के अंतर्गत, आयात और निर्यात के मूल्यांकन के लिए",
  "For 22 currencies, on the first and third Thursday of each month": "22 मुद्राओं के लिए, हर महीने के पहले और तीसरे गुरुवार को",
  "A swing of more than 5% either way brings an early revision": "किसी भी ओर 5% से अधिक का उतार-चढ़ाव होने पर दरें समय से पहले बदली जाती हैं",
  "Rates are taken from State Bank of India and shown on ICEGATE by 6 pm; separate notifications ended":
    "दरें भारतीय स्टेट बैंक से ली जाती हैं और शाम 6 बजे तक आइसगेट पर दिखती हैं; अलग अधिसूचनाएँ बंद हो गईं",
  "Which rate counts": "कौन-सी दर मान्य है",
  "The rate of the day on which the bill of entry or the shipping bill is filed": "उस दिन की दर जिस दिन प्रविष्टि पत्र या शिपिंग बिल दाखिल होता है",
  "A rate holds from the midnight that follows its publication until the next revision": "दर अपने प्रकाशन के बाद की मध्यरात्रि से अगले संशोधन तक लागू रहती है",
  "Older rates can still be looked up on ICEGATE": "पुरानी दरें आइसगेट पर देखी जा सकती हैं",
};
