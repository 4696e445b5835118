import { setTimeout as pause } from "node:timers/promises";
import { eventually } from "../support/eventually.ts";
import { textPdf } from "../support/files.ts";
import { contentBomb, deepArrayPdf, loopingPdf, objectStreamBomb, pngBomb } from "../support/hostile-files.ts";
import type { ProxyBehaviour } from "../support/proxy.ts";
import { storeDocument, uploadFile, type UploadedDocument } from "./attempts.ts";
import { bystanders, type Client } from "./actors.ts";
import type { Fault, Scene } from "./fault.ts";
import { cannotInject, whileFailing, type FailingCall } from "./system-calls.ts";
import type { World } from "./world.ts";

/** A disk that fails, an object store that misbehaves, documents that are bombs. */
export const faultsOfFiles: readonly Fault[] = [
  {
    id: "F10",
    title: "a disk that fails: EIO from fsync, EDQUOT from rename",
    rounds: { ci: 1, long: 100 },
    hurts: ["web", "database", "store"],
    backends: ["postgres"],
    cannot: cannotInject,
    act: async ({ world }) => {
      const client = await oneOf(world);
      const failures: readonly FailingCall[] = [
        { calls: ["fsync", "fdatasync"], error: "EIO" },
        { calls: ["rename", "renameat", "renameat2"], error: "EDQUOT" },
      ];
      for (const failure of failures) {
        await whileFailing(world.web.pid(), failure, async () => {
          for (let number = 0; number < 3; number += 1)
            assertStatus(await uploadFile(world, client, textPdf([`${failure.error} ${number}`])), 503, `a paper during ${failure.error}`);
        });
        await isTakenAgain(world, client, `after ${failure.error}`);
      }
    },
  },
  {
    id: "F11",
    title: "the object store: 503, late, silent, cut in the middle, refused; a stored object cut short, and one with other bytes",
    rounds: { ci: 1, long: 40 },
    hurts: ["web", "database", "store"],
    backends: ["redis"],
    act: async (scene) => {
      await misbehave(scene);
      await damage(scene.world);
    },
  },
  {
    id: "F13",
    title: "bombs among the documents: object streams, loops, deep arrays, endless content, a picture of 900 million dots",
    rounds: { ci: 1, long: 200 },
    hurts: ["web"],
    backends: ["postgres"],
    act: async ({ world }) => {
      const client = await oneOf(world);
      const bombs = [objectStreamBomb(64), loopingPdf(), deepArrayPdf(50_000), contentBomb(64), pngBomb(30_000)];
      for (const bytes of bombs) {
        const status = await uploadFile(world, client, bytes);
        if (status === undefined || (status >= 500 && status !== 503)) throw new Error(`a bomb was answered with ${status ?? "nothing"}`);
      }
    },
  },
];

async function oneOf(world: World): Promise<Client> {
  const [client] = await bystanders(world, 1);
  if (client === undefined) throw new Error("nobody is there");
  return client;
}

function assertStatus(found: number | undefined, wanted: number, what: string): void {
  if (found !== wanted) throw new Error(`${what} was answered with ${found ?? "nothing"} instead of ${wanted}`);
}

/** An upload succeeds again, after retries: thirty other clients work at the same time. */
const isTakenAgain = (world: World, client: Client, when: string): Promise<void> =>
  eventually(async () => assertStatus(await uploadFile(world, client, textPdf([when])), 200, `a paper ${when}`));

const slowDownBody = "<Error><Code>SlowDown</Code><Message>Reduce your request rate.</Message></Error>";
const slowDown = [
  "HTTP/1.1 503 Slow Down",
  "Content-Type: application/xml",
  `Content-Length: ${slowDownBody.length}`,
  "Connection: close",
  "",
  slowDownBody,
].join("\r\n");

async function misbehave({ world, isLong }: Scene): Promise<void> {
  const line = world.lines.store;
  if (line === undefined) throw new Error("there is no object store in this world");
  const during = async (behaviour: ProxyBehaviour, ms: number): Promise<void> => {
    line.behave(behaviour);
    await pause(ms);
  };
  const client = await oneOf(world);
  await refusedBy({ answer: slowDown });
  if (isLong) await pause(15_000);
  await during("slow", isLong ? 20_000 : 4_000);
  await during("silent", isLong ? 30_000 : 4_000);
  await during("pass", 300);
  await refusedBy("refuse");
  line.behave("pass");
  await isTakenAgain(world, client, "after the store's troubles");

  /** A fault that is longer than all attempts of one upload is reported to the client. */
  async function refusedBy(behaviour: ProxyBehaviour): Promise<void> {
    await during(behaviour, 0);
    line?.cut();
    assertStatus(await uploadFile(world, client, textPdf(["during the store's troubles"])), 503, "a paper that the store did not take");
  }
}

/** Damages stored bytes behind the product's back: it must not serve them as the document that was sent. */
async function damage(world: World): Promise<void> {
  const client = await oneOf(world);
  const sent = await eventually(() => storeDocument(world, client, textPdf(Array.from({ length: 30 }, (_, page) => `page ${page} of a long paper`))));
  const original = world.files.read(sent.key);
  const others = Buffer.from(original.toReversed());
  try {
    for (const [how, bytes] of [
      ["cut short", original.subarray(0, Math.floor(original.length / 2))],
      ["with other bytes", others],
    ] as const) {
      world.files.write(sent.key, bytes);
      if (await isReadWhole(sent)) throw new Error(`a paper that is ${how} in the store was given out as whole`);
    }
  } finally {
    world.files.write(sent.key, original);
  }
  if (!(await isReadWhole(sent))) throw new Error("a paper that is whole again is not given out");
}

/** Whether an answer with all its bytes comes: one that breaks off is seen as broken by every client. */
const isReadWhole = ({ read }: UploadedDocument): Promise<boolean> =>
  read().then(
    async (answer) => answer.ok && (await answer.arrayBuffer()).byteLength > 0,
    () => false,
  );
