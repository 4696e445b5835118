import { endedScheme, successorScheme } from "./market-access.ts";
import { fullTextNote } from "./circulars.ts";

/** The Hindi of what facts of several pages say, by its English: sentences, headings, dates. */
export const commonInHindi: Readonly<Record<string, string>> = {
  [endedScheme]:
    "बाज़ार पहुँच पहल योजना की बताई गई अवधि 31 मार्च 2026 को समाप्त हुई। यहाँ जो लिखा है वह उस दिन तक के व्यय के लिए है। उसके बाद निर्यात संवर्धन मिशन है: व्यय से पहले डीजीएफटी के पोर्टल पर आशय दाखिल करें।",
  [successorScheme.text]:
    "निर्यात संवर्धन मिशन के पास 2025-26 से 2030-31 के लिए ₹25,060 करोड़ हैं। इसके दो अंग हैं, निर्यात प्रोत्साहन (वित्त) और निर्यात दिशा (बाज़ार पहुँच और अनुपालन), और इसे डीजीएफटी चलाता है",
  [fullTextNote.text]: "पूरे पाठ के लिए नीति और व्यापार आँकड़ा डेस्क से पूछें, या जारीकर्ता की वेबसाइट देखें",
  Documents: "दस्तावेज़",
  "Full text": "पूरा पाठ",
  "What comes next": "आगे क्या है",
  "July 2021": "जुलाई 2021",
  "6 December 2021": "6 दिसंबर 2021",
  "September 2022": "सितंबर 2022",
  "December 2022": "दिसंबर 2022",
  "1 April 2023": "1 अप्रैल 2023",
  "26 April 2023": "26 अप्रैल 2023",
  "June 2023": "जून 2023",
  "23 June 2023": "23 जून 2023",
  "1 January 2021": "1 जनवरी 2021",
  "March 2024": "मार्च 2024",
  "12 June 2024": "12 जून 2024",
  "4 July 2024": "4 जुलाई 2024",
  "8 November 2024": "8 नवंबर 2024",
  "Launched on 8 November 2024": "8 नवंबर 2024 को आरंभ",
  "January 2025": "जनवरी 2025",
  "Since 1 January 2025": "1 जनवरी 2025 से",
  "21 October 2025": "21 अक्टूबर 2025",
  "12 November 2025": "12 नवंबर 2025",
  "31 December 2025": "31 दिसंबर 2025",
};
