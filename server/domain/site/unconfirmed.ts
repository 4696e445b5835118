import type { InLanguages } from "./content/languages.ts";

/** The heading above statements that no official text confirms, and the sentence that asks readers to check them first. */
export const notConfirmed: InLanguages<{ readonly heading: string; readonly askFirst: string }> = {
  en: {
    heading: "Not confirmed",
    askFirst: "We have found no official text that confirms the following. Ask the council before you rely on it:",
  },
  hi: {
    heading: "पुष्टि शेष",
    askFirst: "नीचे लिखी बातों की पुष्टि करने वाला आधिकारिक पाठ हमें नहीं मिला। इन पर भरोसा करने से पहले परिषद से पूछें:",
  },
};
