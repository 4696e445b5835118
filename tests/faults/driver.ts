import { setTimeout as pause } from "node:timers/promises";
import type { Action, Reader } from "#domain/reimbursements/lifecycle.ts";
import { consentNotice } from "#domain/site/consent.ts";
import { readPath, callOf, uploadOf, type Wish } from "./attempts.ts";
import { newAddress, type FaultActors, type Claim, type Client } from "./actors.ts";
import { decisionOf, transports } from "./decisions.ts";
import type { Operation } from "./history.ts";
import type { PaymentDesk } from "./payments.ts";
import type { Random } from "./random.ts";
import type { World } from "./world.ts";

/** Everybody who takes part. */
export type Clients = { readonly actors: FaultActors; readonly payments: PaymentDesk };
export type Driver = { readonly operations: Operation[]; stop(): Promise<void> };

/** Pause of a client between two turns, in ms: thirty clients keep two cores busy and leave capacity for the faults. */
const memberThinks = [60, 500] as const;
const deciderThinks = [150, 900] as const;

/** Lets every client work until it is stopped. The seed decides the actions and their texts; the machine decides their times. */
export function startDriver(world: World, { actors, payments }: Clients, random: Random, label: string): Driver {
  const operations: Operation[] = [];
  let isStopping = false;
  const note = (operation: Operation): void => void operations.push(operation);

  async function member(client: Client, number: number): Promise<void> {
    const chance = random.fork(`member ${number}`);
    for (let turn = 0; !isStopping; turn += 1) {
      await untilAnswered(wishOf(world, client, chance, `${label} ${number} ${turn}`), chance);
      await pause(chance.between(...memberThinks));
    }
  }

  /** An attempt without an answer is often made again under its own key, as our pages do. */
  async function untilAnswered(wish: Wish, chance: Random): Promise<Operation> {
    for (let attempt = 1; ; attempt += 1) {
      const operation = await wish.attempt();
      note(operation);
      const isOpen = operation.ending === "unknown" || operation.ending === "unavailable";
      if (!isOpen || attempt === 6 || chance.next() < 0.25) return operation;
      await pause(chance.between(100, 700));
    }
  }

  /** Opens one claim after the other and does what is to be done; others may be quicker. */
  async function decider(reader: Reader, client: Client, claims: readonly Claim[], name: string): Promise<void> {
    const chance = random.fork(name);
    for (let turn = 0; !isStopping && claims.length > 0; turn += 1) {
      const { id = "" } = claims[chance.between(0, claims.length - 1)] ?? {};
      const { path, seen } = transports[reader];
      const { operation, value } = await readPath(world, client, { path, input: { reimbursementId: id } });
      note(operation);
      const claim = operation.ending === "ok" ? seen.parse(value) : undefined;
      const call = claim && decisionOf(reader, { claim, chance, words: `${label} ${name} ${turn}` });
      if (call !== undefined) await untilAnswered(callOf(world, client, call), chance);
      await pause(chance.between(...deciderThinks));
    }
  }

  /** Both sides end the same version at the same moment. */
  async function contest(): Promise<void> {
    const chance = random.fork("contests");
    for (const { id, version, owner } of actors.contested) {
      if (isStopping) return;
      await pause(chance.between(50, 900));
      const ending = (client: Client, action: Action, path: string, side: string): Wish => {
        const words = `${label} ${side} ${id}`;
        const input = { reimbursementId: id, version, ...(action === "council_close" ? { reason: words } : {}) };
        return callOf(world, client, { kind: "decision", path, input, mark: words, about: { id, action, version } });
      };
      const sides = [
        ...actors.council.slice(0, 2).map((client, index) => ending(client, "council_close", "reviews.close", `side ${index}`)),
        ending(owner, "withdraw", "reimbursements.withdraw", "withdrawal"),
      ];
      await Promise.all(sides.map((wish) => untilAnswered(wish, chance)));
    }
  }

  const { members, council, officers, reviewed } = actors;
  const concurrency = Promise.all([
    ...members.map(member),
    ...council.map((client, index) => decider("council", client, reviewed, `reviewer ${index}`)),
    ...officers.map((client, index) => decider("dgft", client, reviewed, `officer ${index}`)),
    ...reviewed.map((claim, index) => decider("member", claim.owner, [claim], `owner ${index}`)),
    contest(),
    payments.work({ label, isStopping: () => isStopping, untilAnswered: (wish) => untilAnswered(wish, random.fork("payments")) }),
  ]);
  return {
    operations,
    stop: async () => {
      isStopping = true;
      await concurrency;
    },
  };
}

function wishOf(world: World, client: Client, chance: Random, mark: string): Wish {
  const dice = chance.next();
  if (dice < 0.4) {
    const address = `${mark} Road`;
    const input = { scheme: "product", step: 1, answers: { firm_address: address } };
    return callOf(world, client, { kind: "save", path: "reimbursements.saveStep", input, mark: address });
  }
  if (dice < 0.75) return uploadOf(world, client, mark);
  const subject = `Subject ${mark}`;
  // Each sender writes once: the council gets no second notice of one sender within a minute.
  const email = `${mark.replaceAll(" ", "-")}@people.example`;
  const input = { name: "Asha", email, subject, message: mark, consentVersion: consentNotice.version };
  const stranger = { ...client, cookie: "", ip: newAddress() };
  return callOf(world, stranger, { kind: "message", path: "site.sendMessage", input, mark: subject });
}
