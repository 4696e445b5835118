import type { CountryList } from "../scheme.ts";

/** The countries of the plant scheme; "Other" is every other one. @source specification 2 "Plant registration wizard, 9 steps" */
export const plantCountries: CountryList = {
  codes: {
    India: "IN",
    USA: "US",
    UK: "GB",
    Canada: "CA",
    Australia: "AU",
    Germany: "DE",
    France: "FR",
    Japan: "JP",
    China: "CN",
    Brazil: "BR",
  },
  preset: "India",
};
