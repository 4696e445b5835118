/**
 * The council's market at a glance: headline figures as the council states them, and published figures of the
 * years behind them. Amounts in million US dollars.
 * @source specification 1 "Headline figures"; data/policy-facts "about" (each row names its source and year)
 */
export const headlineFigures = [
  { key: "exports", figure: "USD 4 Bn", figureInHindi: "4 बिलियन अमेरिकी डॉलर" },
  { key: "valuation", figure: "USD 15.33 Bn", figureInHindi: "15.33 बिलियन अमेरिकी डॉलर" },
  { key: "growth", figure: "15%", figureInHindi: "15%" },
  { key: "destinations", figure: "150+", figureInHindi: "150+" },
] as const;
export type HeadlineKey = (typeof headlineFigures)[number]["key"];

export type MarketChartData = {
  readonly key: "exports" | "balance" | "consumables";
  readonly bars: readonly { readonly key: string; readonly millionUsd: number }[];
  /** Where the figures were published, and when. */
  readonly source: string;
  readonly sourceInHindi: string;
};

/** The newest financial year of the charts. */
export const newestMarketYear = "2024-25";

export const marketCharts: readonly MarketChartData[] = [
  {
    key: "exports",
    bars: [
      { key: "2018-19", millionUsd: 2138 },
      { key: "2024-25", millionUsd: 4014 },
    ],
    source: "Reply in the Lok Sabha, July 2025, as reported by IANS",
    sourceInHindi: "लोक सभा में उत्तर, जुलाई 2025, IANS के समाचार के अनुसार",
  },
  {
    key: "balance",
    bars: [
      { key: "exports", millionUsd: 4100 },
      { key: "imports", millionUsd: 8600 },
    ],
    source: "Rubix Industry Insights, as reported by IANS, February 2026",
    sourceInHindi: "Rubix Industry Insights, IANS के समाचार के अनुसार, फ़रवरी 2026",
  },
  {
    key: "consumables",
    bars: [
      { key: "exports", millionUsd: 1600 },
      { key: "imports", millionUsd: 1100 },
    ],
    source: "ANI and KNN reports on the Meditech Stackathon, May 2024",
    sourceInHindi: "मेडिटेक स्टैकेथॉन पर ANI और KNN के समाचार, मई 2024",
  },
];
