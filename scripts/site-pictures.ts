import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { pictureFormats, pictureWidths, type PictureFormat } from "#domain/site/content/media.ts";
import { projectRoot } from "#server/infra/project-root.ts";
import { canvas } from "./site-pictures/shapes.ts";
import * as devices from "./site-pictures/devices.ts";
import * as trade from "./site-pictures/trade.ts";

// Draws the pictures that a council starts with and writes them, with the list of their variants, to where the start finds them.

const folder = join(projectRoot, "server", "seed", "content", "pictures");
const encode = {
  avif: (image: Sharp) => image.avif({ quality: 62, effort: 4 }),
  webp: (image: Sharp) => image.webp({ quality: 82, effort: 4 }),
} as const satisfies Record<PictureFormat, unknown>;

const written = await Promise.all(
  Object.entries({ ...devices, ...trade }).map(async ([name, svg]) => {
    mkdirSync(join(folder, name), { recursive: true });
    const variants = [];
    for (const width of pictureWidths)
      for (const format of Object.keys(pictureFormats) as PictureFormat[]) {
        // keys of a literal object
        const bytes = await encode[format](sharp(Buffer.from(svg)).resize({ width })).toBuffer();
        writeFileSync(join(folder, name, `${width}.${format}`), bytes);
        variants.push({ width, format, sizeBytes: bytes.length });
      }
    return { name, ...canvas, variants };
  }),
);
const rows = written.map((picture) => `  ${JSON.stringify(picture)},`);
writeFileSync(
  join(folder, "..", "pictures.ts"),
  `/** The drawings that a council starts with, as \`npm run site:pictures\` wrote them into \`pictures/\`. */\nexport const drawnPictures = [\n${rows.join("\n")}\n] as const;\n`,
);
