import { council } from "#domain/council.ts";

const { shortName } = council;

/** The Hindi of the texts in facts.ts, by their English. */
export const inHindi: Readonly<Record<string, string>> = {
  "What other export promotion councils published on reimbursing airfare under the Market Access Initiative, for costs up to 31 March 2026.":
    "बाज़ार पहुँच पहल के अंतर्गत, 31 मार्च 2026 तक के व्यय के लिए, हवाई किराये की प्रतिपूर्ति पर अन्य निर्यात संवर्धन परिषदों ने क्या प्रकाशित किया।",
  [`These limits are those of sister councils (SRTEPC, SEPC) for the scheme of 2021. They show what to expect; ${shortName} may set its own. Ask before you book.`]: `ये सीमाएँ 2021 की योजना के लिए अन्य परिषदों (SRTEPC, SEPC) की हैं। इनसे अनुमान मिलता है; ${shortName} अपनी सीमाएँ तय कर सकती है। टिकट लेने से पहले पूछें।`,
  "Which companies": "कौन-सी कंपनियाँ",
  "Not under investigation and not debarred under trade law": "न जाँच के अधीन, न व्यापार विधि के अंतर्गत वर्जित",
  "Who travels, and how": "कौन और कैसे यात्रा करता है",
  "A director, partner, proprietor or senior regular officer; foreign nationals are excluded":
    "निदेशक, साझेदार, स्वामी या वरिष्ठ नियमित अधिकारी; विदेशी नागरिक नहीं",
  "Economy class only": "केवल इकोनॉमी श्रेणी",
  "One supported booth for a company at an event": "एक आयोजन में एक कंपनी के लिए एक सहायता प्राप्त स्टॉल",
};
