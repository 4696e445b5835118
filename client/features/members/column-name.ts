const alphabetLength = 26;

/** How a spreadsheet program calls a column, with its heading: "C: End date". */
export function columnName(place: number, heading: string): string {
  const last = String.fromCharCode(65 + (place % alphabetLength));
  const name = place < alphabetLength ? last : `${String.fromCharCode(64 + Math.floor(place / alphabetLength))}${last}`;
  return heading === "" ? name : `${name}: ${heading.slice(0, 80)}`;
}
