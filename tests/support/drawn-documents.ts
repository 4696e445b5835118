import { PDFDocument, rgb, StandardFonts, type PDFFont, type PDFPage } from "@cantoo/pdf-lib";
import sharp, { type Sharp } from "sharp";
import { loadPdfium } from "#workers/parse/pdfium.ts";
import type { Random } from "../faults/random.ts";

/** What a firm's copy of a form says. */
export type FormValues = {
  readonly firm: string;
  readonly address: string;
  readonly product: string;
  readonly number: string;
  readonly on: string;
  readonly amount: string;
  readonly signatory: string;
  readonly lines: readonly string[];
};

const firmWords = [
  "Aarav",
  "Brahma",
  "Cardio",
  "Deccan",
  "Elixir",
  "Falcon",
  "Ganga",
  "Hindustan",
  "Indus",
  "Jeevan",
  "Kaveri",
  "Lotus",
  "Meditek",
  "Nilgiri",
  "Orchid",
  "Pragati",
  "Rudra",
  "Sagar",
  "Trinetra",
  "Udaan",
  "Vajra",
  "Zenith",
];
const firmEnds = [
  "Surgicals Private Limited",
  "Devices LLP",
  "Healthcare Limited",
  "Instruments",
  "Diagnostics Private Limited",
  "Implants and Allied Products",
];
const streets = ["Industrial Area Phase II", "MIDC Road", "Export Park", "Sector 18", "GIDC Estate", "Old Madras Road", "Peenya Second Stage"];
const cities = ["Pune", "Ahmedabad", "Chennai", "Noida", "Hyderabad", "Vadodara", "Kochi", "Gurugram"];
const products = [
  "Intravenous cannula",
  "Bone screw set",
  "Glucose test strips",
  "Surgical blade No. 15",
  "Pulse oximeter",
  "Coronary stent",
  "Suture needle",
  "Nitrile glove",
];
const firstNames = ["Rohan", "Sunita", "Anil", "Priya", "Nikhil", "Thandi", "Louise", "Hana", "Omar", "Gita", "Viktor", "Mei"];
const lastNames = ["Menon", "Kulkarni", "Fernandes", "Raghavan", "Banerjee", "Okafor", "Moreau", "Tanaka", "Haddad", "Chandrasekhar", "Nowak", "Li"];

const pick = <T>(random: Random, from: readonly T[]): T => from[random.between(0, from.length - 1)] as T; // the index is in range

/** Other values each time, as different firms have them. */
export function formValues(random: Random): FormValues {
  const digits = (count: number): string => Array.from({ length: count }, () => random.between(0, 9)).join("");
  return {
    firm: `${pick(random, firmWords)} ${pick(random, firmWords)} ${pick(random, firmEnds)}`,
    address: `${random.between(1, 940)}, ${pick(random, streets)}, ${pick(random, cities)} ${random.between(110_001, 799_999)}`,
    product: pick(random, products),
    number: `${pick(random, ["MD", "K", "REG", "IV"])}${digits(random.between(5, 8))}`,
    on: `${random.between(10, 28)}-${random.between(10, 12)}-${random.between(2023, 2026)}`,
    amount: `${random.between(1, 99)},${digits(3)}.${digits(2)}`,
    signatory: `${pick(random, firstNames)} ${pick(random, lastNames)}`,
    lines: Array.from({ length: random.between(1, 6) }, () => `${pick(random, products)}, lot ${digits(4)}`),
  };
}

/** The same with two digits of its number and two of its amount changed over, as in a copy that was tampered with. */
export function withDigitsSwapped(values: FormValues): FormValues {
  const swapLast = (text: string): string => {
    const places = [...text].flatMap((character, place) => (/\d/.test(character) ? [place] : []));
    for (let at = places.length - 1; at > 0; at -= 1) {
      const [one = 0, other = 0] = [places[at - 1], places[at]];
      if (text[one] === text[other]) continue;
      return `${text.slice(0, one)}${text[other]}${text.slice(one + 1, other)}${text[one]}${text.slice(other + 1)}`;
    }
    return text;
  };
  return { ...values, number: swapLast(values.number), amount: swapLast(values.amount) };
}

type Pen = {
  readonly page: PDFPage;
  text(words: string, x: number, y: number, size?: number, font?: "plain" | "bold" | "serif"): void;
  centred(words: string, y: number, size: number, font?: "plain" | "bold" | "serif"): void;
  line(x: number, y: number, toX: number, toY: number, thickness?: number): void;
  box(x: number, y: number, width: number, height: number, thickness?: number): void;
  bar(x: number, y: number, width: number, height: number, shade: number): void;
};

const wide = 595;

function penOf(page: PDFPage, fonts: Readonly<Record<"plain" | "bold" | "serif", PDFFont>>): Pen {
  const ink = rgb(0.1, 0.1, 0.12);
  return {
    page,
    text: (words, x, y, size = 11, font = "plain") => page.drawText(words, { x, y, size, font: fonts[font], color: ink }),
    centred: (words, y, size, font = "serif") =>
      page.drawText(words, { x: (wide - fonts[font].widthOfTextAtSize(words, size)) / 2, y, size, font: fonts[font], color: ink }),
    line: (x, y, toX, toY, thickness = 0.8) => page.drawLine({ start: { x, y }, end: { x: toX, y: toY }, thickness, color: ink }),
    box: (x, y, width, height, borderWidth = 0.8) => page.drawRectangle({ x, y, width, height, borderWidth, borderColor: ink }),
    bar: (x, y, width, height, shade) => page.drawRectangle({ x, y, width, height, color: rgb(shade, shade, shade + 0.1) }),
  };
}

const clauses = [
  "This document is issued under the medical device regulations and remains the property of the authority.",
  "The holder shall notify the authority of each change of the device, of its labelling and of its place of manufacture.",
  "The authority may suspend or cancel this document if a condition is not met or a fee is not paid in time.",
  "A fee once paid is not returned. Payment by an agent is recorded in the name of the holder.",
  "Questions are answered at the counter on working days from nine to three, or in writing within thirty days.",
];

/** The forms: each is the same on every firm's copy but for the values. */
const forms: readonly ((pen: Pen, values: FormValues) => void)[] = [
  // A certificate in a frame.
  (pen, v) => {
    pen.box(34, 34, 527, 774, 3);
    pen.box(42, 42, 511, 758);
    pen.centred("REPUBLIC OF THE NORTHERN ISLES", 752, 16);
    pen.centred("Ministry of Health - Medical Devices Board", 730, 12);
    pen.centred("CERTIFICATE OF REGISTRATION", 680, 22, "bold");
    pen.text("Certificate no.", 80, 630);
    pen.text(v.number, 230, 630, 12, "bold");
    pen.text("Holder", 80, 606);
    pen.text(v.firm, 230, 606, 12, "bold");
    pen.text("Address", 80, 582);
    pen.text(v.address, 230, 582, 10);
    pen.text("Device", 80, 558);
    pen.text(v.product, 230, 558, 12, "bold");
    pen.text("Issued on", 80, 534);
    pen.text(v.on, 230, 534, 12);
    clauses.forEach((clause, row) => pen.text(clause, 70, 480 - row * 22, 9, "serif"));
    pen.box(80, 120, 90, 90, 2);
    pen.text("SEAL", 108, 160, 12, "bold");
    pen.line(360, 140, 520, 140);
    pen.text(v.signatory, 370, 146, 11, "serif");
    pen.text("Registrar", 410, 124, 10);
  },
  // An invoice with a letterhead and a table.
  (pen, v) => {
    pen.bar(0, 770, wide, 72, 0.25);
    pen.text("GLOBAL FAIRS COMPANY", 40, 740, 16, "bold");
    pen.text("Hall 4, Messeplatz 1, 40474 Duesseldorf - VAT DE 811 203 445", 40, 724, 9);
    pen.text("INVOICE", 440, 740, 20, "bold");
    pen.text(`No. ${v.number}`, 440, 716);
    pen.text(`Date ${v.on}`, 440, 700);
    pen.text("Bill to", 40, 680, 10, "bold");
    pen.text(v.firm, 40, 664, 11);
    pen.text(v.address, 40, 648, 9);
    const rows = ["Space rent, row stand", "Shell scheme with carpet", "Entry in the catalogue", "Electric connection 3 kW", "Cleaning of the stand"];
    pen.bar(40, 600, 515, 20, 0.85);
    pen.text("Description", 48, 606, 10, "bold");
    pen.text("Amount EUR", 470, 606, 10, "bold");
    rows.forEach((row, at) => {
      pen.text(row, 48, 580 - at * 24, 10);
      pen.text(at === 0 ? v.amount : `${(at * 137) % 900}.00`, 480, 580 - at * 24, 10);
      pen.line(40, 572 - at * 24, 555, 572 - at * 24, 0.5);
    });
    pen.text("Total", 400, 440, 12, "bold");
    pen.text(v.amount, 470, 440, 12, "bold");
    clauses.slice(2).forEach((clause, row) => pen.text(clause, 40, 380 - row * 18, 8.5));
    pen.line(40, 90, 555, 90);
    pen.text("Commerzbank Duesseldorf  IBAN DE44 3004 0000 0123 4567 00  BIC COBADEDD", 40, 74, 8.5);
  },
  // A slip of a cash counter on the upper half of a page.
  (pen, v) => {
    pen.box(60, 500, 475, 300, 1.5);
    pen.text("NATIONAL MEDICINES AUTHORITY", 80, 770, 14, "bold");
    pen.text("OFFICIAL RECEIPT", 380, 770, 14, "bold");
    pen.text(`Receipt no. ${v.number}`, 80, 735, 12);
    pen.text(v.on, 420, 735, 12);
    pen.text("Received from", 80, 705);
    pen.text(v.firm, 180, 705, 11, "bold");
    pen.line(175, 701, 515, 701);
    pen.text("the sum of", 80, 680);
    pen.text(`USD ${v.amount}`, 180, 680, 13, "bold");
    pen.line(175, 676, 515, 676);
    pen.text("being the fee for", 80, 655);
    pen.text(v.product, 180, 655);
    pen.line(175, 651, 515, 651);
    pen.text("Cashier", 80, 560);
    pen.text(v.signatory, 180, 560, 11, "serif");
    pen.text("Valid only with the stamp of the machine", 80, 520, 9);
  },
  // A confirmation in writing.
  (pen, v) => {
    pen.centred("FEDERAL AGENCY FOR HEALTH PRODUCTS", 780, 15, "bold");
    pen.line(60, 770, 535, 770, 1.5);
    pen.text(`Our reference: ${v.number}`, 60, 740, 10);
    pen.text(v.on, 460, 740, 10);
    pen.text(v.firm, 60, 710, 11);
    pen.text(v.address, 60, 694, 10);
    pen.text("Dear Sirs,", 60, 660, 11, "serif");
    pen.text(`We confirm the registration of ${v.product} in your name.`, 60, 636, 11, "serif");
    [...clauses, ...clauses].forEach((clause, row) => pen.text(clause, 60, 606 - row * 20, 10, "serif"));
    pen.text(`The fee of ${v.amount} was received.`, 60, 390, 11, "serif");
    pen.text("Yours faithfully,", 60, 350, 11, "serif");
    pen.text(v.signatory, 60, 300, 12, "serif");
    pen.text("Head of registrations", 60, 284, 10);
  },
  // The advice of a bank.
  (pen, v) => {
    pen.bar(40, 760, 200, 40, 0.3);
    pen.text("OUTWARD REMITTANCE ADVICE", 260, 772, 14, "bold");
    const rows: readonly (readonly [string, string])[] = [
      ["Transaction reference", v.number],
      ["Value date", v.on],
      ["Ordering customer", v.firm],
      ["Address", v.address],
      ["Beneficiary", "National Medicines Authority"],
      ["Beneficiary bank", "Central Bank, account 0100 2233 4455"],
      ["Amount", `USD ${v.amount}`],
      ["Purpose", `Registration of ${v.product}`],
      ["Charges", "SHA"],
      ["Authorised by", v.signatory],
    ];
    rows.forEach(([label, value], at) => {
      pen.box(40, 700 - at * 34, 515, 34, 0.6);
      pen.line(200, 700 - at * 34, 200, 734 - at * 34, 0.6);
      pen.text(label, 48, 712 - at * 34, 10, "bold");
      pen.text(value, 208, 712 - at * 34, 10);
    });
    clauses.slice(0, 3).forEach((clause, row) => pen.text(clause, 40, 320 - row * 16, 8));
  },
  // A certificate with a list of products.
  (pen, v) => {
    pen.centred("KENYAN BOARD OF DEVICES AND POISONS", 790, 15, "bold");
    pen.centred("RETENTION CERTIFICATE", 760, 20, "serif");
    pen.text(`This is to certify that ${v.firm}`, 60, 715, 12, "serif");
    pen.text(`of ${v.address}`, 60, 697, 10, "serif");
    pen.text(`holds registration ${v.number} of ${v.on}.`, 60, 679, 12, "serif");
    pen.box(60, 420, 475, 230);
    pen.text("No.", 68, 634, 10, "bold");
    pen.text("Device", 120, 634, 10, "bold");
    [v.product, ...v.lines].forEach((row, at) => {
      pen.text(String(at + 1), 68, 612 - at * 22, 10);
      pen.text(row, 120, 612 - at * 22, 10);
      pen.line(60, 604 - at * 22, 535, 604 - at * 22, 0.4);
    });
    clauses.forEach((clause, row) => pen.text(clause, 60, 380 - row * 18, 9, "serif"));
    pen.text(`Fee paid: ${v.amount}`, 60, 260, 11);
    pen.line(340, 200, 535, 200);
    pen.text(v.signatory, 350, 206, 11, "serif");
  },
  // An air ticket.
  (pen, v) => {
    pen.bar(0, 790, wide, 52, 0.5);
    pen.text("ELECTRONIC TICKET RECEIPT", 40, 750, 16, "bold");
    pen.text("Passenger", 40, 715, 9);
    pen.text(v.signatory, 40, 700, 13, "bold");
    pen.text("Booking reference", 300, 715, 9);
    pen.text(v.number, 300, 700, 13, "bold");
    ["DEL 02:10 - DUS 07:45  Economy", "DUS 21:15 - DEL 09:30  Economy"].forEach((leg, at) => {
      pen.box(40, 620 - at * 56, 515, 46);
      pen.text(leg, 52, 640 - at * 56, 12);
      pen.text(v.on, 440, 640 - at * 56, 11);
    });
    pen.text(`Fare INR ${v.amount}`, 40, 520, 12, "bold");
    pen.text(`Billed to ${v.firm}`, 40, 500, 10);
    clauses.forEach((clause, row) => pen.text(clause, 40, 460 - row * 16, 8.5));
  },
  // A form of many boxes.
  (pen, v) => {
    pen.text("FORM 27-C   APPLICATION AND CERTIFICATE OF PAYMENT", 50, 795, 13, "bold");
    const labels = ["Name of applicant", "Address", "Number", "Date", "Device", "Risk class", "Fee", "Mode of payment", "Signatory"];
    const values = [v.firm, v.address, v.number, v.on, v.product, "B", v.amount, "Wire", v.signatory];
    labels.forEach((label, at) => {
      const y = 740 - at * 62;
      pen.text(`${at + 1}. ${label}`, 50, y + 32, 9, "bold");
      pen.box(50, y, 495, 26);
      pen.text(values[at] ?? "", 58, y + 8, 11);
    });
    pen.text("For office use only", 50, 200, 9, "bold");
    pen.box(50, 60, 495, 130, 1.2);
    clauses.slice(0, 3).forEach((clause, row) => pen.text(clause, 60, 160 - row * 20, 8));
  },
];
export const formCount = forms.length;

/** One page of a form as a PDF. @param form from 0 to below `formCount` */
export async function drawForm(form: number, values: FormValues): Promise<Buffer> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const fonts = {
    plain: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
    serif: await document.embedFont(StandardFonts.TimesRoman),
  };
  const page = document.addPage([wide, 842]);
  forms[form % forms.length]?.(penOf(page, fonts), values);
  return Buffer.from(await document.save());
}

/** The first page of a PDF as a scanner at this resolution sees it. */
export async function scanOf(pdf: Uint8Array, dotsPerInch: number): Promise<Sharp> {
  const pdfium = await loadPdfium();
  const bitmap = await pdfium.withDocument(pdf, (document) => document.render(0, (wide / 72) * dotsPerInch, 20_000_000));
  if (bitmap === undefined) throw new Error("the page cannot be drawn");
  const { rgba, width, height } = bitmap;
  return sharp(rgba, { raw: { width, height, channels: 4 } }).removeAlpha();
}

/** How a document comes back in another claim. */
export const copies = ["exact", "rescanned", "cropped", "recompressed", "rotated", "digits swapped"] as const;
export type Copy = (typeof copies)[number];

const settle = async (image: Sharp): Promise<Sharp> => {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
};

/** A grey sheet with grain, a little askew and darker, as another machine would scan it. */
async function rescan(image: Sharp, random: Random): Promise<Buffer> {
  const shade = random.between(228, 250);
  const turned = await settle(image.rotate(random.next() * 0.8 - 0.4, { background: { r: shade, g: shade, b: shade } }));
  const { data, info } = await turned
    .greyscale()
    .linear(random.between(85, 95) / 100, random.between(0, 12))
    .blur(0.6)
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 1) data[at] = Math.max(0, Math.min(255, (data[at] ?? 0) + random.between(-14, 14)));
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } })
    .jpeg({ quality: random.between(55, 80) })
    .toBuffer();
}

async function crop(image: Sharp, random: Random): Promise<Buffer> {
  const whole = await settle(image);
  const { width, height } = await whole.metadata();
  const cut = (side: number): number => Math.round((side * random.between(5, 40)) / 1000);
  const [left, top, right, bottom] = [cut(width), cut(height), cut(width), cut(height)];
  return whole
    .extract({ left, top, width: width - left - right, height: height - top - bottom })
    .jpeg({ quality: 85 })
    .toBuffer();
}

/**
 * A second copy of a document: the bytes of a PDF or of a JPEG.
 * @param pdf the original, as `drawForm` draws it for these values
 */
export async function copyOf(copy: Copy, { form, values, pdf }: { form: number; values: FormValues; pdf: Buffer }, random: Random): Promise<Buffer> {
  switch (copy) {
    case "exact":
      return pdf;
    case "rescanned":
      return rescan(await scanOf(pdf, random.between(100, 220)), random);
    case "cropped":
      return crop(await scanOf(pdf, 150), random);
    case "recompressed":
      return (await scanOf(pdf, random.between(80, 130))).jpeg({ quality: random.between(25, 45) }).toBuffer();
    case "rotated":
      return (await settle((await scanOf(pdf, 150)).rotate(random.next() < 0.5 ? 1 : -1, { background: "#ffffff" })))
        .jpeg({ quality: 80 })
        .toBuffer();
    case "digits swapped":
      return (await scanOf(await drawForm(form, withDigitsSwapped(values)), 150)).jpeg({ quality: 75 }).toBuffer();
  }
}

/** A photograph: soft shapes in many colours. */
export async function drawPhoto(random: Random, width = 1200, height = 900): Promise<Buffer> {
  const small = Buffer.alloc(24 * 18 * 3);
  for (let at = 0; at < small.length; at += 1) small[at] = random.between(0, 255);
  const base = await sharp(small, { raw: { width: 24, height: 18, channels: 3 } })
    .resize(width, height, { kernel: "cubic" })
    .png()
    .toBuffer();
  const shapes = await Promise.all(
    Array.from({ length: 14 }, async () => {
      const [wideness, tallness] = [random.between(60, 400), random.between(60, 300)];
      const background = { r: random.between(0, 255), g: random.between(0, 255), b: random.between(0, 255) };
      // All numbers before the first wait: after it the shapes take turns as they please.
      const [left, top] = [random.between(0, width - wideness), random.between(0, height - tallness)];
      const input = await sharp({ create: { width: wideness, height: tallness, channels: 3, background } })
        .png()
        .toBuffer();
      return { input, left, top };
    }),
  );
  return sharp(base).composite(shapes).jpeg({ quality: 88 }).toBuffer();
}
