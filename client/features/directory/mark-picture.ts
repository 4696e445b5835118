import { markCodeIn } from "#domain/directory/mark-code.ts";
import { qrPath } from "../../components/qr-path.ts";

/** The side of a module in the file, in CSS pixels. */
const moduleSize = 8;
/** In modules of the QR code. */
const lineHeight = 3;
const fontSize = 2.4;
/** The first line of the code has its first three groups, with their hyphens. */
const firstLineLength = 19;

/** The mark as an SVG file: the QR code of the public address, black on white, and the code of the mark below it in two lines. */
export function markPicture(verifyUrl: string): string {
  const { size, path } = qrPath(verifyUrl);
  const code = markCodeIn(verifyUrl) ?? "";
  const lines = [code.slice(0, firstLineLength), code.slice(firstLineLength)];
  const height = size + (lines.length + 0.5) * lineHeight;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size * moduleSize}" height="${height * moduleSize}" viewBox="0 0 ${size} ${height}">`,
    `<path fill="white" d="M0 0h${size}v${height}h-${size}z"/>`,
    `<path shape-rendering="crispEdges" d="${path}"/>`,
    `<g font-family="monospace" font-size="${fontSize}" text-anchor="middle">`,
    ...lines.map((line, place) => `<text x="${size / 2}" y="${size + (place + 0.7) * lineHeight}">${line}</text>`),
    "</g>",
    "</svg>",
    "",
  ].join("\n");
}
