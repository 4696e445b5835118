/** The Hindi of the texts in facts.ts, by their English. */
export const inHindi: Readonly<Record<string, string>> = {
  "Guidance, notices and guidelines that exporters of devices ask for most.": "वे मार्गदर्शन, सूचनाएँ और दिशानिर्देश जो उपकरण निर्यातक सबसे अधिक माँगते हैं।",
  "About these publications": "इन प्रकाशनों के बारे में",
  "The table lists publications of government bodies, with the council's summary where there is one":
    "तालिका में सरकारी निकायों के प्रकाशन हैं, और जहाँ है वहाँ परिषद का सारांश",
  "The draft guidance of CDSCO on device software has 76 pages and was open for comments for 30 days":
    "उपकरण सॉफ़्टवेयर पर सीडीएससीओ का मसौदा मार्गदर्शन 76 पृष्ठों का है और 30 दिन टिप्पणियों के लिए खुला था",
};
