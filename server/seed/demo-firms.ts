import { gstinCheckCharacter } from "#domain/members/gstin.ts";
import { crore } from "#domain/members/membership-fees.ts";

/** A firm of the demonstration: invented, with offices instead of people and addresses that do not exist. */
export type DemoFirm = {
  readonly name: string;
  readonly trade: string;
  /** What it shows at fairs and registers abroad. */
  readonly product: string;
  readonly city: string;
  readonly gstNo: string;
  readonly address: string;
  readonly contactName: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  /** Exports (FOB) of the year before, in whole rupees: what its claims, its applications for fairs and its invoices say. */
  readonly exportsInr: number;
};

const places = [
  { state: "27", city: "Pune", area: "Bhosari Industrial Estate", pin: "411026" },
  { state: "24", city: "Ahmedabad", area: "Sanand Industrial Estate", pin: "382110" },
  { state: "29", city: "Bengaluru", area: "Peenya Industrial Area", pin: "560058" },
  { state: "33", city: "Chennai", area: "Ambattur Industrial Estate", pin: "600058" },
  { state: "36", city: "Hyderabad", area: "Medical Devices Park, Sultanpur", pin: "502319" },
  { state: "09", city: "Greater Noida", area: "Medical Device Park, YEIDA", pin: "203209" },
  { state: "06", city: "Faridabad", area: "Sector 59", pin: "121004" },
  { state: "37", city: "Visakhapatnam", area: "AMTZ Campus, Pragati Maidan", pin: "530031" },
  { state: "07", city: "Delhi", area: "Okhla Industrial Area", pin: "110020" },
  { state: "32", city: "Kochi", area: "Kalamassery", pin: "683104" },
  { state: "19", city: "Kolkata", area: "Falta Special Economic Zone", pin: "743504" },
  { state: "08", city: "Jaipur", area: "Sitapura Industrial Area", pin: "302022" },
] as const;

const houses = ["Aravalli", "Sahyadri", "Kaveri", "Narmada", "Vindhya", "Godavari", "Nilgiri", "Satpura", "Ganga", "Chambal", "Malabar", "Konkan"];
/** The trades, each with a product of it. */
const trades = {
  "Surgical Instruments": "Forceps, scissors and retractors",
  Diagnostics: "Rapid diagnostic test kits",
  "Orthopaedic Implants": "Bone plates and screws",
  Disposables: "Infusion sets and catheters",
  "Imaging Systems": "X-ray systems",
  Ophthalmics: "Slit lamps and ophthalmoscopes",
  "Cardiac Devices": "Electrocardiographs",
  "Dental Products": "Dental drills and cements",
  "Respiratory Care": "Oxygen masks and breathing circuits",
  "Rehabilitation Aids": "Wheelchairs and walking aids",
  "Laboratory Reagents": "Reagents for clinical chemistry",
} as const;

/** The office that each firm names as its contact. */
const desks = ["Export Desk", "International Sales", "Regulatory Affairs", "Export Documentation", "Overseas Markets"] as const;

/** Exports in crore of rupees, by the place of the firm; those of every other firm are usual ones. */
const exportsCrore: Readonly<Record<number, number>> = {
  0: 6.4,
  8: 0.45,
  17: 18.2,
  26: 3.1,
  29: 9.7,
  31: 26,
  44: 42.5,
  47: 0.52,
  52: 0.88,
  58: 1.2,
  63: 0.24,
  85: 7.9,
  99: 12.6,
};
const usualCrore = 2.4;

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const character = (index: number): string => alphabet.charAt(index % alphabet.length);

/** A GST number of nobody: no firm has the serial number 0000. Before it stands the first character of the name, as in the PAN of each company. */
function gstNo(index: number, stateCode: string, house: string): string {
  const pan = `A${character(Math.floor(index / alphabet.length))}${character(index)}C${house.charAt(0)}0000${character(index * 3 + 2)}`;
  const body = `${stateCode}${pan}1Z`;
  return `${body}${gstinCheckCharacter(body)}`;
}

/** A telephone number of nobody: no number of Delhi begins with 0. @param place from 0 to 9999, another for each firm */
export const demoPhone = (place: number): string => `+91 11 0000 ${String(place).padStart(4, "0")}`;

const slug = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]+/g, "-");

function firm(house: string, [trade, product]: readonly [string, string], index: number): DemoFirm {
  const place = places[index % places.length] ?? places[0];
  const name = `${house} ${trade} Pvt Ltd`;
  return {
    name,
    trade,
    product,
    city: place.city,
    gstNo: gstNo(index, place.state, house),
    address: `Plot ${12 + index}, ${place.area}, ${place.city} ${place.pin}`,
    contactName: desks[index % desks.length] ?? desks[0],
    contactEmail: `exports@${slug(`${house} ${trade}`)}.example`,
    contactPhone: demoPhone(index),
    exportsInr: Math.round((exportsCrore[index] ?? usualCrore) * crore),
  };
}

/** More than 120 firms, always the same. @source product.md "Demo seed" */
export const demoFirms: readonly DemoFirm[] = houses.flatMap((house, row) =>
  Object.entries(trades).map((trade, column, all) => firm(house, trade, row * all.length + column)),
);
