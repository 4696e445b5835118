import { countryGroups } from "./country-groups.ts";

const codes = (text: string): string[] => text.split(" ");

/**
 * The countries of each region, by ISO 3166-1 alpha-2. Antarctica is in none.
 * @source United Nations M49, regions 002, 019, 142, 150 and 009; Taiwan, which it does not name, is in Asia
 */
export const regions = {
  africa: [...countryGroups.africa, ...codes("EH IO RE SH TF YT")],
  americas: [...countryGroups.americas, ...codes("AI AW BL BM BQ BV CW FK GF GL GP GS KY MF MQ MS PM PR SX TC VG VI")],
  asia: codes(
    "AE AF AM AZ BD BH BN BT CN CY GE HK ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA SA SG SY TH TJ TL TM TR TW UZ VN YE",
  ),
  europe: codes(
    "AD AL AT AX BA BE BG BY CH CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM UA VA",
  ),
  oceania: codes("AS AU CC CK CX FJ FM GU HM KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS"),
} as const satisfies Record<string, readonly string[]>;
export type Region = keyof typeof regions;

const regionByCountry: ReadonlyMap<string, Region> = new Map(
  (Object.keys(regions) as Region[]) // keys of a literal object
    .flatMap((region) => regions[region].map((country) => [country, region] as const)),
);

/** The region of a country; undefined while the country is not known, and for one that is in no region. */
export const regionOf = (country: string | undefined): Region | undefined => (country === undefined ? undefined : regionByCountry.get(country));
