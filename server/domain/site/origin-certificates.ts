import { withGst } from "../members/membership-fees.ts";

/** What the council charges for certificates of origin. @source specification 9 "Certificate of origin" */
export const originFees = { nonPreferential: withGst(200), preferential: withGst(350) } as const;

/** @source SAARC Preferential Trading Arrangement of 1993, its seven signatories */
export const saptaCountries = ["Bangladesh", "Bhutan", "India", "Maldives", "Nepal", "Pakistan", "Sri Lanka"] as const;
/** @source UN LDC Portal on APTA; Mongolia joined in 2020 */
export const aptaCountries = ["Bangladesh", "China", "India", "Lao PDR", "Mongolia", "Republic of Korea", "Sri Lanka"] as const;
