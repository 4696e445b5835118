import type { FaultActors } from "./actors.ts";
import type { Operation } from "./history.ts";
import type { PaymentDesk } from "./payments.ts";
import type { Random } from "./random.ts";
import type { Backend, World } from "./world.ts";

export type Rounds = { readonly ci: number; readonly long: number };
export type Scene = {
  readonly world: World;
  readonly actors: FaultActors;
  readonly payments: PaymentDesk;
  readonly random: Random;
  readonly isLong: boolean;
  /** The answers that clients got so far. */
  operations(): readonly Operation[];
};

/** What a fault hurts, or needs whole to be judged: two that name the same wait for each other, others may come at the same moment. */
export type Part = "web" | "worker" | "database" | "queue" | "mail" | "store";

/** A fault of the catalogue: what is done and how often, while clients go on working. @source security.md 4.11 */
export type Fault = {
  readonly id: `F${number}`;
  readonly title: string;
  readonly rounds: Rounds;
  readonly hurts: readonly Part[];
  /** Undefined: on both. A fault that never touches the queue is driven on one of them in CI. */
  readonly backends?: readonly Backend[];
  /** Why it cannot be done on this machine; it is then named in the table instead. */
  cannot?(): string | undefined;
  /** Does it once and undoes it. @throws when what the fault itself promises does not hold */
  act(scene: Scene): Promise<void>;
};
