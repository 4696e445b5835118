import { council } from "#domain/council.ts";

type HeadlineInHindi = { readonly titleHindi: string; readonly figureHindi: string; readonly sourceHindi: string };

const sourceHindi = `${council.shortName} के अनुसार, पूर्णांकित`;

/** The Hindi of the headline figures, by their address. */
export const headlineFiguresInHindi: Readonly<Record<string, HeadlineInHindi>> = {
  "total-exports": { titleHindi: "कुल निर्यात", figureHindi: "4 बिलियन अमेरिकी डॉलर", sourceHindi },
  "total-valuation": { titleHindi: "कुल मूल्यांकन", figureHindi: "15.33 बिलियन अमेरिकी डॉलर", sourceHindi },
  cagr: { titleHindi: "चक्रवृद्धि वार्षिक वृद्धि दर", figureHindi: "15%", sourceHindi },
  "export-destinations": { titleHindi: "निर्यात गंतव्य", figureHindi: "150+", sourceHindi },
};
