/** What XML cannot carry; line breaks and tabs it can. */
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const maxCellCharacters = 32_767;

/**
 * Text that a spreadsheet cell can hold: characters that the file format does not allow are removed, and text that is too long
 * for a cell is cut.
 * @source engines.md 3
 */
export const sheetText = (text: string): string => text.replaceAll(controls, "").slice(0, maxCellCharacters);
