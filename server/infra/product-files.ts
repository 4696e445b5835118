import { join } from "node:path";
import { projectRoot } from "./project-root.ts";

const pictures = join(projectRoot, "server", "seed", "content", "pictures");
const namePattern = /^[a-z]+\/[0-9]{2,4}\.(?:avif|webp)$/;

/** The path of a picture that came with the product, by its name below the folder of pictures. */
export function productPicturePath(name: string): string {
  if (!namePattern.test(name)) throw new Error(`${name} names no picture of the product`);
  return join(pictures, name);
}
