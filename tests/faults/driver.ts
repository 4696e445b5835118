import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import superjson from "superjson";
import { z } from "zod";
import { clientHeader } from "#domain/accounts/web-headers.ts";
import { consentNotice } from "#domain/site/consent.ts";
import { createMember, createStaffActor, testPassword } from "../support/factories.ts";
import { textPdf } from "../support/files.ts";
import { reimbursementIn } from "../support/reimbursements.ts";
import type { Operation } from "./history.ts";
import type { Random } from "./random.ts";
import type { World } from "./world.ts";

/** Somebody who has signed in, from an address of their own. */
export type Client = { readonly name: string; readonly cookie: string; readonly firmId: string | undefined; readonly ip: string };
export type Cast = {
  readonly members: readonly Client[];
  readonly council: readonly Client[];
  /** Submitted claims that both sides will decide about at the same moment. */
  readonly claims: readonly { readonly id: string; readonly version: number; readonly owner: Client }[];
};

const answerWithinMs = 25_000;
const Refusal = z.object({ error: z.object({ json: z.object({ message: z.string() }) }) }).or(z.object({ code: z.string(), message: z.string() }));
const Acknowledged = z.object({ id: z.string().optional(), reimbursementId: z.string().optional() });

let addresses = 0;
/** An address of the network that nobody has come from before: limits that count places are not what is tested here. */
export const newAddress = (): string => {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
};

const headersOf = (world: World, client: Pick<Client, "cookie" | "ip">): Record<string, string> => ({
  [clientHeader]: "web",
  origin: world.web.url,
  "sec-fetch-site": "same-origin",
  "x-forwarded-for": client.ip,
  ...(client.cookie === "" ? {} : { cookie: client.cookie }),
});

/** Fresh firms with their members, and two of the council, all signed in; some of their claims are submitted. */
export async function newCast(world: World, sizes: { readonly members: number; readonly claims: number }): Promise<Cast> {
  const { services } = world;
  const people = await Promise.all(Array.from({ length: sizes.members }, () => createMember(services)));
  const members: Client[] = [];
  for (const { user, actor } of people) members.push(await signIn(world, { email: user.email, userType: "MEMBER", firmId: actor.firmId }));
  const officers = [await createStaffActor(services, "EPCMD_ADMIN"), await createStaffActor(services, "EPCMD_ADMIN")];
  const dgft = await createStaffActor(services, "DGFT_ADMIN");
  const council: Client[] = [];
  for (const { email } of officers) council.push(await signIn(world, { email, userType: "EPCMD_ADMIN", firmId: undefined }));
  const claims = [];
  for (let index = 0; index < sizes.claims; index += 1) {
    const [owner, person, officer] = [members[index % members.length], people[index % people.length], officers[0]];
    if (owner === undefined || person === undefined || officer === undefined) continue;
    const { id, version } = await reimbursementIn(services, { member: person.actor, council: officer, dgft }, "SUBMITTED");
    claims.push({ id, version, owner });
  }
  return { members, council, claims };
}

async function signIn(world: World, who: { email: string; userType: string; firmId: string | undefined }): Promise<Client> {
  const ip = newAddress();
  const { email, userType, firmId } = who;
  const answer = await fetch(`${world.web.url}/trpc/accounts.login`, {
    method: "POST",
    headers: { ...headersOf(world, { cookie: "", ip }), "content-type": "application/json" },
    body: superjson.stringify({ email, password: testPassword, userType }),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
  if (!answer.ok) throw new Error(`sign-in failed: ${answer.status} ${await answer.text()}`);
  return { name: email, cookie, firmId, ip };
}

export type Driver = { readonly operations: Operation[]; stop(): Promise<void> };

/** Sets every client to work until it is told to stop. What is done, and with which words, the seed says; when, the machine. */
export function startDriver(world: World, cast: Cast, random: Random, label: string): Driver {
  const operations: Operation[] = [];
  let isStopping = false;
  const note = (operation: Operation): void => void operations.push(operation);

  async function member(client: Client, number: number): Promise<void> {
    const chance = random.fork(`member ${number}`);
    for (let turn = 0; !isStopping; turn += 1) {
      const wish = wishOf(world, client, chance, `${label} ${number} ${turn}`);
      await untilAnswered(wish, chance);
      await pause(chance.between(5, 60));
    }
  }

  /** An attempt without an answer is often made again under its own key, as our pages do. */
  async function untilAnswered(wish: Wish, chance: Random): Promise<void> {
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const operation = await wish.attempt();
      note(operation);
      const isOpen = operation.ending === "unknown" || operation.ending === "unavailable";
      if (!isOpen || chance.next() < 0.25) return;
      await pause(chance.between(100, 700));
    }
  }

  /** Both sides decide about the same version at the same moment. */
  async function decide(): Promise<void> {
    const chance = random.fork("decisions");
    for (const { id, version, owner } of cast.claims) {
      if (isStopping) return;
      await pause(chance.between(50, 900));
      const [first, second] = cast.council;
      if (first === undefined || second === undefined) return;
      const about = { id, version };
      const close = (client: Client, side: string): Wish => {
        const reason = `${label} ${side} ${id}`;
        return callOf(world, client, { kind: "close", path: "reviews.close", input: { reimbursementId: id, version, reason }, mark: reason, about });
      };
      const withdraw = callOf(world, owner, {
        kind: "withdraw",
        path: "reimbursements.withdraw",
        input: { reimbursementId: id, version },
        mark: `${label} withdraw ${id}`,
        about,
      });
      await Promise.all([close(first, "A"), close(second, "B"), withdraw].map((wish) => untilAnswered(wish, chance)));
    }
  }

  const lanes = Promise.all([...cast.members.map(member), decide()]);
  return {
    operations,
    stop: async () => {
      isStopping = true;
      await lanes;
    },
  };
}

type Wish = { attempt(): Promise<Operation> };

function wishOf(world: World, client: Client, chance: Random, mark: string): Wish {
  const dice = chance.next();
  if (dice < 0.4) {
    const address = `${mark} Road`;
    const input = { scheme: "product", step: 1, answers: { firm_address: address } };
    return callOf(world, client, { kind: "save", path: "reimbursements.saveStep", input, mark: address });
  }
  if (dice < 0.75) return uploadOf(world, client, mark);
  const subject = `Subject ${mark}`;
  const input = { name: "Asha", email: "asha@people.example", subject, message: mark, consentVersion: consentNotice.version };
  const stranger = { ...client, cookie: "", ip: newAddress() };
  return callOf(world, stranger, { kind: "message", path: "site.sendMessage", input, mark: subject });
}

type Call = { readonly path: string; readonly input: unknown } & Pick<Operation, "kind" | "mark" | "about">;

function callOf(world: World, client: Client, { kind, path, input, mark, about }: Call): Wish {
  const key = `key-${hashOf(mark).slice(0, 32)}`;
  return {
    attempt: () =>
      observe({ client: client.name, kind, key, mark, ...(about === undefined ? {} : { about }) }, () =>
        fetch(`${world.web.url}/trpc/${path}`, {
          method: "POST",
          headers: { ...headersOf(world, client), "content-type": "application/json", "idempotency-key": key },
          body: superjson.stringify(input),
          signal: AbortSignal.timeout(answerWithinMs),
        }),
      ),
  };
}

function uploadOf(world: World, client: Client, text: string): Wish {
  const bytes = textPdf([text]);
  const mark = hashOf(bytes);
  const key = `key-${mark.slice(0, 32)}`;
  return {
    attempt: () =>
      observe({ client: client.name, kind: "upload", key, mark }, () => {
        const form = new FormData();
        form.set("file", new Blob([new Uint8Array(bytes)]), "paper.pdf");
        return fetch(`${world.web.url}/uploads/product/new/rcmc_certificate`, {
          method: "POST",
          headers: { ...headersOf(world, client), "idempotency-key": key },
          body: form,
          signal: AbortSignal.timeout(answerWithinMs),
        });
      }),
  };
}

const hashOf = (bytes: string | Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** Makes one attempt and says how it ended for the client. */
async function observe(facts: Pick<Operation, "client" | "kind" | "key" | "mark" | "about">, send: () => Promise<Response>): Promise<Operation> {
  const startedMs = performance.now();
  const ended = (rest: Pick<Operation, "ending"> & Partial<Operation>): Operation => ({
    status: undefined,
    id: undefined,
    ...facts,
    startedMs,
    endedMs: performance.now(),
    ...rest,
  });
  try {
    const response = await send();
    const body = await response.text();
    const { status } = response;
    if (response.ok) return ended({ ending: "ok", status, id: acknowledgedId(body) });
    const isOurs = Refusal.safeParse(JSON.parse(body)).success;
    const detail = body.slice(0, 300);
    if (status === 503 && response.headers.has("retry-after") && isOurs) return ended({ ending: "unavailable", status });
    if (status >= 400 && status < 500 && isOurs) return ended({ ending: "refused", status, detail });
    return ended({ ending: "forbidden answer", status, detail });
  } catch (error) {
    if (error instanceof Error && error.name === "TimeoutError") return ended({ ending: "hung" });
    const cause = error instanceof Error && typeof error.cause === "object" && error.cause !== null && "code" in error.cause ? error.cause.code : "";
    if (cause === "ECONNREFUSED") return ended({ ending: "unavailable", detail: "nobody listens" });
    // A closed line, also in the middle of an answer: whether it happened is not known.
    return ended({ ending: "unknown" });
  }
}

function acknowledgedId(body: string): string | undefined {
  const answer: unknown = JSON.parse(body);
  const value: unknown =
    typeof answer === "object" && answer !== null && "result" in answer
      ? superjson.deserialize((answer as { result: { data: Parameters<typeof superjson.deserialize>[0] } }).result.data) // a tRPC answer
      : answer;
  const { id, reimbursementId } = Acknowledged.safeParse(value).data ?? {};
  return reimbursementId ?? id;
}

/** Sends bytes as a paper; the status, or undefined when no answer came. */
export async function sendPaper(world: World, client: Client, bytes: Uint8Array): Promise<number | undefined> {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(bytes)]), "paper.pdf");
  const answer = await fetch(`${world.web.url}/uploads/product/new/rcmc_certificate`, {
    method: "POST",
    headers: headersOf(world, client),
    body: form,
    signal: AbortSignal.timeout(answerWithinMs),
  }).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.status;
}

/** Asks a web server for somebody's own list; the status. */
export async function readList(url: string, { cookie }: Client): Promise<number> {
  const input = encodeURIComponent(superjson.stringify({ page: 1, pageSize: 10 }));
  const answer = await fetch(`${url}/trpc/reimbursements.listOwn?input=${input}`, { headers: { cookie, "x-forwarded-for": newAddress() } });
  await answer.arrayBuffer();
  return answer.status;
}
