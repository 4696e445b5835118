import { ToWords as EnglishWords } from "to-words/en-IN";
import { ToWords as HindiWords } from "to-words/hi-IN";
import type { Paise } from "./amounts.ts";

const english = new EnglishWords();
const hindi = new HindiWords();

const crore = 10_000_000;
const words = (count: number): string => english.convert(count).toLowerCase();
/** Three numbers of the library have another spelling than the website and offices. */
const hindiWords = (count: number): string =>
  hindi.convert(count).replaceAll("इक्याबन", "इक्यावन").replaceAll("इक्यानबे", "इक्यानवे").replaceAll("पांच", "पाँच");

/** Offices count beyond a hundred crore in crores, not in arabs. */
function rupeeWords(rupees: number): string {
  if (rupees < 100 * crore) return words(rupees);
  const rest = rupees % crore;
  return `${words(Math.trunc(rupees / crore))} crore${rest === 0 ? "" : ` ${words(rest)}`}`;
}

/** An amount in words, as sheets that are signed need it: "Rupees four crore twelve lakh only". @source money.md 1 */
export function amountInWords(paise: Paise): string {
  const [rupees, rest] = [Math.trunc(paise / 100), paise % 100];
  return `Rupees ${rupeeWords(rupees)}${rest === 0 ? "" : ` and paise ${words(rest)}`} only`;
}

/** The same in Hindi: "रुपये चार करोड़ बारह लाख मात्र". */
export function amountInHindiWords(paise: Paise): string {
  const [rupees, rest] = [Math.trunc(paise / 100), paise % 100];
  return `रुपये ${hindiWords(rupees)}${rest === 0 ? "" : ` और पैसे ${hindiWords(rest)}`} मात्र`;
}
