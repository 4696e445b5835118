/**
 * The five categories of the device catalogue, keys and titles exactly as the specification writes them. The devices
 * themselves are rows of `hsn_codes`, because the council may add to them; a category is part of the product.
 * @source specification 3 "HSN catalogue"
 */
export const hsnCategories = {
  Consumable: "Medical Device - Consumable & Disposable",
  Electonic: "Medical Device- Electronic Equipment", // sic, key and title
  implant: "Medical Device - Implant",
  "Device-IVD": "Medical Device - IVD Reagents",
  "Device-Surgical": "Medical Device - Surgical Instrument",
} as const satisfies Record<string, string>;

export type HsnCategory = keyof typeof hsnCategories;
export const hsnCategoryKeys = Object.keys(hsnCategories) as [HsnCategory, ...HsnCategory[]]; // keys of a literal object

/** One device of the catalogue. `code` has eight digits. */
export type HsnDevice = { readonly code: string; readonly label: string; readonly category: HsnCategory };
