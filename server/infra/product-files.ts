import { createReadStream } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { projectRoot } from "./project-root.ts";

const pictures = join(projectRoot, "server", "seed", "content", "pictures");
const namePattern = /^[a-z]+\/[0-9]{2,4}\.(?:avif|webp)$/;

/** Opens a picture that came with the product, by its name below the folder of pictures. */
export function openProductPicture(name: string): Readable {
  if (!namePattern.test(name)) throw new Error(`${name} names no picture of the product`);
  return createReadStream(join(pictures, name));
}
