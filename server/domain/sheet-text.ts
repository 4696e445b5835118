/** Characters that XML does not allow. */
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const maxCellCharacters = 32_767;

/** Text for a cell of a spreadsheet: without characters that XML does not allow, cut to the length of a cell. @source engines.md 3 */
export const sheetText = (text: string): string => text.replaceAll(controls, "").slice(0, maxCellCharacters);
