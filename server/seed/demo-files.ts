import { createHash } from "node:crypto";
import { PDFDocument, StandardFonts, rgb } from "@cantoo/pdf-lib";
import sharp from "sharp";

/** A page that looks like a firm's document: a letterhead, a title, a reference, lines of text and a round stamp. */
export async function demoFile(title: string, firmName: string, { pages = 1, reference = "" } = {}): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  const ink = rgb(0.1, 0.2, 0.35);
  for (let number = 1; number <= pages; number += 1) {
    const page = pdf.addPage([595, 842]);
    page.drawRectangle({ x: 0, y: 790, width: 595, height: 52, color: rgb(0.93, 0.95, 0.97) });
    page.drawText(firmName, { x: 40, y: 810, size: 14, font: bold, color: ink });
    page.drawText(title, { x: 40, y: 740, size: 18, font: bold, color: ink, maxWidth: 515, lineHeight: 22 });
    page.drawText("Paper of the demonstration. It certifies nothing.", { x: 40, y: 690, size: 10, font, color: ink });
    page.drawText(reference, { x: 40, y: 670, size: 10, font, color: ink });
    // As long as words of its own would be: two documents look alike only where it is meant.
    const lengths = createHash("sha256").update(`${firmName} ${title} ${reference} ${number}`).digest();
    for (let line = 0; line < 18; line += 1)
      page.drawRectangle({ x: 40, y: 650 - line * 24, width: 120 + 1.5 * (lengths[line] ?? 0), height: 7, color: rgb(0.62, 0.64, 0.68) });
    page.drawEllipse({ x: 470, y: 130, xScale: 52, yScale: 52, borderColor: rgb(0.1, 0.45, 0.5), borderWidth: 2 });
    page.drawText("ATTESTED", { x: 438, y: 126, size: 12, font: bold, color: rgb(0.1, 0.45, 0.5) });
    page.drawText(`Page ${number} of ${pages}`, { x: 40, y: 40, size: 9, font, color: ink });
  }
  return Buffer.from(await pdf.save());
}

/** A plain picture with a caption, as a phone would take it of a plant or a stall; another caption has another shape in it. */
export async function demoPicture(caption: string, hue: number): Promise<Buffer> {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = createHash("sha256").update(caption).digest();
  const [left, top, wideness] = [60 + a, 60 + b, 420 + 2 * c];
  const tower = { x: 4 * d, height: 120 + 2 * e };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">
    <rect width="1200" height="800" fill="hsl(${hue} 35% 78%)"/>
    <rect y="520" width="1200" height="280" fill="hsl(${hue} 20% 55%)"/>
    <rect x="${tower.x}" y="${560 - tower.height}" width="90" height="${tower.height}" fill="hsl(${hue} 25% 30%)"/>
    <rect x="${left}" y="${top}" width="${wideness}" height="380" rx="12" fill="hsl(${hue} 30% 92%)"/>
    <rect x="${left}" y="${top}" width="${wideness}" height="70" fill="hsl(${(hue + 180) % 360} 40% 35%)"/>
    <text x="600" y="720" font-family="sans-serif" font-size="44" text-anchor="middle" fill="hsl(${hue} 60% 20%)">${caption}</text>
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer();
}

const scanLines = [
  "MISSION OF INDIA",
  "Certificate of charges",
  "The charges of the registration were paid as stated",
  "in the receipt of the authority, which was seen.",
  "Charges of registration: as in the receipt",
  "Date of the receipt: as in the register",
  "Paper of the demonstration. It certifies nothing.",
];

/** A document as a scanner sees it, a little turned: two of them are no equal files. @param degrees how far it is turned */
export async function demoScan(degrees: number): Promise<Buffer> {
  const rows = scanLines
    .map((line, row) => `<text x="130" y="${220 + row * 110}" font-family="serif" font-size="${row === 0 ? 64 : 36}">${line}</text>`)
    .join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1240" height="1754"><rect width="1240" height="1754" fill="#fbfbf8"/>
    <rect x="70" y="90" width="1100" height="1560" fill="none" stroke="#222" stroke-width="8"/>${rows}
    <rect x="130" y="1050" width="980" height="330" fill="none" stroke="#222" stroke-width="5"/>
    <circle cx="930" cy="1500" r="100" fill="none" stroke="#333" stroke-width="9"/></svg>`;
  return sharp(Buffer.from(svg)).rotate(degrees, { background: "#fbfbf8" }).jpeg({ quality: 78 }).toBuffer();
}
