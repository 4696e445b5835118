import { PDFDocument, StandardFonts, rgb } from "@cantoo/pdf-lib";
import sharp from "sharp";

/** A page that looks like a firm's document: a letterhead, a title, lines of text and a round stamp. */
export async function demoFile(title: string, firmName: string, pages = 1): Promise<Buffer> {
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
    for (let line = 0; line < 18; line += 1)
      page.drawRectangle({ x: 40, y: 650 - line * 24, width: 360 + ((line * 53) % 150), height: 7, color: rgb(0.86, 0.88, 0.91) });
    page.drawEllipse({ x: 470, y: 130, xScale: 52, yScale: 52, borderColor: rgb(0.1, 0.45, 0.5), borderWidth: 2 });
    page.drawText("ATTESTED", { x: 438, y: 126, size: 12, font: bold, color: rgb(0.1, 0.45, 0.5) });
    page.drawText(`Page ${number} of ${pages}`, { x: 40, y: 40, size: 9, font, color: ink });
  }
  return Buffer.from(await pdf.save());
}

/** A plain picture with a caption, as a phone would take it of a plant or a stall. */
export async function demoPicture(caption: string, hue: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">
    <rect width="1200" height="800" fill="hsl(${hue} 35% 78%)"/>
    <rect y="520" width="1200" height="280" fill="hsl(${hue} 20% 55%)"/>
    <rect x="180" y="220" width="840" height="380" rx="12" fill="hsl(${hue} 30% 92%)"/>
    <rect x="180" y="220" width="840" height="70" fill="hsl(${(hue + 180) % 360} 40% 35%)"/>
    <text x="600" y="420" font-family="sans-serif" font-size="44" text-anchor="middle" fill="hsl(${hue} 60% 20%)">${caption}</text>
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer();
}
