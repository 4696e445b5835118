import { council } from "#domain/council.ts";

const source = `As stated by ${council.shortName}, rounded`;

/** @source specification 1 "Headline figures" */
export const headlineFigures = [
  { slug: "total-exports", title: "Total exports", figure: "USD 4 Bn", source },
  { slug: "total-valuation", title: "Total valuation", figure: "USD 15.33 Bn", source },
  { slug: "cagr", title: "CAGR", figure: "15%", source },
  { slug: "export-destinations", title: "Export destinations", figure: "150+", source },
] as const;

/** The day on which these figures were last compared with their source, YYYY-MM-DD. */
export const headlineFiguresCheckedOn = "2026-11-21";
