import type { facts as english } from "../en/facts.ts";

export const facts: typeof english = {
  unconfirmed: "पुष्टि शेष",
  askFirst: "नीचे लिखी बातों की पुष्टि करने वाला आधिकारिक पाठ हमें नहीं मिला। इन पर भरोसा करने से पहले परिषद से पूछें:",
  desks: "डेस्क",
  caution: "ध्यान दें",
  source: (number) => `स्रोत ${number}`,
  sources: "आधिकारिक पाठ",
  lastChecked: (day) => `पिछली जाँच ${day} को`,
  officialPlaces: "आधिकारिक वेबसाइटें",
};
