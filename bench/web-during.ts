import superjson from "superjson";
import { load, median } from "./load.ts";
import type { BenchProduct } from "./product.ts";
import type { BenchRow } from "./row.ts";

const rounds = 3;
const connections = 4;
const requestsPerSecond = 60;
const seconds = 8;
const reachLatency = 2;

/** What a product does while its pages are asked for: once, for longer than eight seconds, or again and again until the measurement is over. */
export type OtherWork = (isOver: () => boolean) => Promise<void>;

/**
 * How much later the slowest hundredth of a member's lists comes while the product does something else: the median of three rounds against
 * that of a product that does nothing else.
 * @param what the product does meanwhile, for the name of the figure: "a list is imported"
 * @param prepare makes ready what a round does
 */
export async function webDuring(
  { product, cookie }: BenchProduct,
  what: string,
  prepare: (round: number) => OtherWork | Promise<OtherWork>,
): Promise<BenchRow[]> {
  const list = `${product.url}/trpc/reimbursements.listOwn?input=${encodeURIComponent(superjson.stringify({ page: 1, pageSize: 10 }))}`;
  const ask = async (): Promise<number> => (await load(list, { connections, seconds, overallRate: requestsPerSecond, headers: { cookie } })).p99Ms;
  await ask();
  const idle: number[] = [];
  const busy: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const work = await prepare(round);
    idle.push(await ask());
    let isOver = false;
    const working = work(() => isOver);
    busy.push(await ask());
    isOver = true;
    await working;
  }
  const ratio = median(busy) / Math.max(1, median(idle));
  return [
    {
      figure: `web p99 at ${requestsPerSecond} lists a second while ${what}`,
      floor: `nothing else to do: ${median(idle).toFixed(0)} ms`,
      value: `${median(busy).toFixed(0)} ms`,
      ratio: `${ratio.toFixed(1)}x`,
      reach: `within ${reachLatency}x`,
      pass: ratio <= reachLatency,
    },
  ];
}
