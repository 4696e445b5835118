import { useEffect, useState } from "react";
import { differingBlocks, type DifferingBlock } from "../../lib/pictures/differing-blocks.ts";

/** Wide enough for a stamp or a digit, small enough to compare at once. */
const comparedWidthPx = 800;

export type PageDifference =
  | { readonly state: "comparing" }
  | { readonly state: "compared"; readonly blocks: readonly DifferingBlock[]; /** Width by height of what was compared. */ readonly ratio: number }
  | { readonly state: "failed"; readonly retry: () => void };

type Compared = { readonly blocks: readonly DifferingBlock[]; readonly ratio: number };

/** Compares two page pictures of this origin in the browser. */
export function usePageDifference(one: string, other: string): PageDifference {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ readonly of: string; readonly found: Compared | undefined }>();
  const of = `${one} ${other} ${attempt}`;
  useEffect(() => {
    let isWanted = true;
    compare(one, other).then(
      (found) => isWanted && setAnswer({ of, found }),
      () => isWanted && setAnswer({ of, found: undefined }),
    );
    return () => {
      isWanted = false;
    };
  }, [one, other, of]);
  if (answer?.of !== of) return { state: "comparing" };
  return answer.found === undefined ? { state: "failed", retry: () => setAttempt(attempt + 1) } : { state: "compared", ...answer.found };
}

async function compare(one: string, other: string): Promise<Compared> {
  const [first, second] = await Promise.all([readPicture(one), readPicture(other)]);
  // The longer page decides; what the shorter lacks is white.
  const height = Math.max(...[first, second].map(({ naturalWidth, naturalHeight }) => Math.round((comparedWidthPx / naturalWidth) * naturalHeight)));
  return { blocks: differingBlocks(pixelsOf(first, height), pixelsOf(second, height)), ratio: comparedWidthPx / height };
}

async function readPicture(src: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = src;
  await picture.decode();
  return picture;
}

function pixelsOf(picture: HTMLImageElement, height: number): ImageData {
  const canvas = document.createElement("canvas");
  canvas.width = comparedWidthPx;
  canvas.height = height;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("This browser draws no canvas.");
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, height);
  context.drawImage(picture, 0, 0, comparedWidthPx, (comparedWidthPx / picture.naturalWidth) * picture.naturalHeight);
  return context.getImageData(0, 0, canvas.width, height);
}
