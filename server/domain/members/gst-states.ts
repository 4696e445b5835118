/** The state or union territory behind the first two digits of a GSTIN. @source GST state codes, CBIC */
const namesByCode = {
  "01": "Jammu and Kashmir",
  "02": "Himachal Pradesh",
  "03": "Punjab",
  "04": "Chandigarh",
  "05": "Uttarakhand",
  "06": "Haryana",
  "07": "Delhi",
  "08": "Rajasthan",
  "09": "Uttar Pradesh",
  "10": "Bihar",
  "11": "Sikkim",
  "12": "Arunachal Pradesh",
  "13": "Nagaland",
  "14": "Manipur",
  "15": "Mizoram",
  "16": "Tripura",
  "17": "Meghalaya",
  "18": "Assam",
  "19": "West Bengal",
  "20": "Jharkhand",
  "21": "Odisha",
  "22": "Chhattisgarh",
  "23": "Madhya Pradesh",
  "24": "Gujarat",
  "26": "Dadra and Nagar Haveli and Daman and Diu",
  "27": "Maharashtra",
  "29": "Karnataka",
  "30": "Goa",
  "31": "Lakshadweep",
  "32": "Kerala",
  "33": "Tamil Nadu",
  "34": "Puducherry",
  "35": "Andaman and Nicobar Islands",
  "36": "Telangana",
  "37": "Andhra Pradesh",
  "38": "Ladakh",
} as const;
export type StateCode = keyof typeof namesByCode;
const gstStates: Readonly<Record<string, string>> = namesByCode;
/** Places of supply that are no state, so nobody chooses one. */
const otherPlaces: Readonly<Record<string, string>> = { "97": "Other territory" };

/** Codes of earlier years that mean a state of today. */
const earlierCodes: Readonly<Record<string, string>> = { "25": "26", "28": "37" };

/** The code of today behind the first two digits of a GSTIN, 97 for other territory; undefined when there is no such state. */
export function stateCodeOf(gstin: string): string | undefined {
  const given = gstin.slice(0, 2);
  const code = earlierCodes[given] ?? given;
  return code in gstStates || code in otherPlaces ? code : undefined;
}

export const gstStateName = (code: string): string => gstStates[code] ?? otherPlaces[code] ?? "State not known";
/** The states that are offered in lists, by name. */
export const stateCodes = Object.keys(gstStates).toSorted((a, b) => gstStateName(a).localeCompare(gstStateName(b)));
/** The first two digits of the GSTINs of a state. */
export const gstCodesOf = (code: string): readonly string[] => [
  code,
  ...Object.entries(earlierCodes).flatMap(([earlier, now]) => (now === code ? [earlier] : [])),
];
