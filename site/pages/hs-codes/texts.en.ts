export const texts = {
  label: "HS Codes",
  description: "ITC-HS codes of medical devices, with search by code and by name.",
  hsCode: "HS code",
  commodity: "Commodity description",
  category: "Category",
  hsCodes: "Device lines of the catalogue",
};
