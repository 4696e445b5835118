/** ISO 4217 codes whose smallest unit is a hundredth. */
const hundredths =
  "AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG";
const wholeUnits = "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF";
const thousandths = "BHD IQD JOD KWD LYD OMR TND";

const minorUnitsByCode: ReadonlyMap<string, number> = new Map([
  ...hundredths.split(" ").map((code): [string, number] => [code, 2]),
  ...wholeUnits.split(" ").map((code): [string, number] => [code, 0]),
  ...thousandths.split(" ").map((code): [string, number] => [code, 3]),
]);

/** The code of the rupee, in which everything is computed and paid. */
export const rupee = "INR";

/** Every currency that a cost can have, in alphabetical order. @source ISO 4217, list one, active codes with a minor unit */
export const currencyCodes: readonly string[] = [...minorUnitsByCode.keys()].toSorted();

/** The decimal places of a currency: 2 for INR, 0 for JPY, 3 for KWD; undefined for a code that is not known. */
export const minorUnitsOf = (code: string): number | undefined => minorUnitsByCode.get(code);
