import { council } from "#domain/council.ts";

export const texts = {
  label: "Contact Us",
  description: `The offices of ${council.shortName}, its address and a form to write to it.`,
  lead: `Write to ${council.shortName}, or find the office for your matter.`,
  write: "Send a message",
  offices: "Offices",
  address: "Office address",
  map: "Map of the area",
  mapNames: { delhi: "Delhi", town: "Greater Noida", area: "YEIDA" },
  mapDrawing: "Drawing: the council's office in the Yamuna Expressway area of Greater Noida, south-east of Delhi",
};
