/** YYYY-MM-DD as a calendar file writes it. @source RFC 5545, 3.3.4 */
export const calendarDate = (date: string): string => date.replaceAll("-", "");
/** An instant as a calendar file writes it. @source RFC 5545, 3.3.5 */
export const calendarInstant = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;

/** The text of a property: separators are escaped, other control characters removed. @source RFC 5545, 3.3.11 */
export const calendarText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, "\n")
    // oxlint-disable-next-line no-control-regex -- control characters are what is removed
    .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, " ")
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll("\n", "\\n");

const maxLineBytes = 75;
const encoder = new TextEncoder();
const bytesOf = (text: string): number => encoder.encode(text).length;

/** A line of at most 75 bytes, the rest on lines that begin with a space; no character is cut in two. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  let bytes = 0;
  for (const character of line) {
    const more = bytesOf(character);
    if (bytes + more > maxLineBytes) {
      parts.push(part);
      part = " ";
      bytes = 1;
    }
    part += character;
    bytes += more;
  }
  return [...parts, part].join("\r\n");
}

/** Lines as a calendar file has them. @source RFC 5545, 3.1 */
export const calendarLines = (lines: readonly string[]): string => lines.map((line) => `${folded(line)}\r\n`).join("");
