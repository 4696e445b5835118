import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { z } from "zod";
import { EmailAddress } from "#domain/accounts/email.ts";
import {
  erasePersonalData,
  findRememberedErasure,
  listRememberedErasures,
  replayErasures,
  type KeptErasure,
  type RememberedErasure,
} from "../application/privacy/erase-person.ts";
import { findPersonalData, type PersonView } from "../application/privacy/find-person.ts";
import type { AppContext } from "../context.ts";
import { runOperatorCommand } from "./operator-command.ts";

const Flag = z.boolean().default(false);
const Input = z
  .object({ email: EmailAddress.optional(), yes: Flag, list: Flag, replay: Flag, kept: z.string().optional() })
  .refine(({ email, list, replay }) => [email !== undefined, list, replay].filter(Boolean).length === 1, {
    path: ["email"],
    message: "name a person, or ask for --list or --replay",
  })
  .refine(({ replay, kept }) => !replay || kept !== undefined, { path: ["kept"], message: "name the list with --kept" });
type Input = z.infer<typeof Input>;
const LoggedErasure = z.object({ event: z.literal("privacy_erased"), personHash: z.string(), erasedAt: z.iso.datetime() });
/** Any line of the log; what wraps it, as a file of Docker does, is none. */
const LogLine = z.union([z.object({ event: z.string() }), z.object({ level: z.number() })]);
const nobodyErased = "Nobody was erased.";

/** Prints what an erasure removes and what it must keep, and erases with --yes; repeats erasures after a restore. */
await runOperatorCommand("privacy:erase", {
  usage: "npm run privacy:erase -- --email name@example.org [--yes] | --list | --replay --kept list.txt",
  read: () =>
    Input.parse(
      parseArgs({
        options: {
          email: { type: "string" },
          yes: { type: "boolean" },
          list: { type: "boolean" },
          replay: { type: "boolean" },
          kept: { type: "string" },
        },
      }).values,
    ),
  work: (ctx, input) => (input.list ? list(ctx) : input.replay ? replay(ctx, input.kept ?? "") : erase(ctx, input)),
});

async function erase(ctx: AppContext, { email = "", yes }: Input): Promise<string> {
  if (!yes) return `${described(await findPersonalData(ctx, { email }))}\nNothing was changed. Add --yes to erase.`;
  const { message, left } = await erasePersonalData(ctx, { email, typedEmail: email });
  const erasure = await findRememberedErasure(ctx, email);
  return [
    message,
    described(left),
    ...(erasure === undefined ? [] : [`Keep this line with the newest list of erasures:\n${listLine(erasure)}`]),
  ].join("\n");
}

function listLine({ personHash, erasedAt }: RememberedErasure): string {
  return `${personHash} ${erasedAt.toISOString()}`;
}

function described({ email, parts }: PersonView): string {
  const lines = (erasureRule: string): string[] =>
    parts.filter((part) => part.erasureRule === erasureRule).map(({ title, rows, why }) => `  ${title} (${rows}): ${why}`);
  const part = (title: string, list: string[]): string[] => (list.length === 0 ? [] : [title, ...list]);
  const all = [...part("Goes or is emptied:", lines("goes")), ...part("Stays:", lines("stays"))];
  return all.length === 0 ? `The portal keeps nothing about ${email}.` : all.join("\n");
}

/** One line for each erasure, to be stored outside of the database: a restored one has no erasures made after its backup. */
async function list(ctx: AppContext): Promise<string> {
  const erasures = await listRememberedErasures(ctx);
  return erasures.length === 0 ? nobodyErased : erasures.map(listLine).join("\n");
}

async function replay(ctx: AppContext, kept: string): Promise<string> {
  const lines = readFileSync(kept, "utf8").split("\n");
  const erasures = lines.flatMap(keptErasures);
  if (erasures.length === 0) return withoutErasure(kept, lines);
  const { people, rows, withLogin, newer, newest } = await replayErasures(ctx, erasures);
  const erased = people === 0 ? [] : [`${people === 1 ? "1 person was" : `${people} people were`} there again and erased: ${rows} records.`];
  if (withLogin.length > 0) process.exitCode = 1;
  else if (newer === 0) return nothingNewer(newest);
  else if (people === 0) return "Nobody who was erased is there again.";
  return [...erased, ...stillThere(withLogin)].join("\n");
}

/** Most files of the log name no erasure; a file that cannot be read as one may hide some. */
function withoutErasure(kept: string, lines: readonly string[]): string {
  if (lines.some((line) => line === nobodyErased || LogLine.safeParse(jsonOf(line)).success)) return `${kept} names no erasure. Nothing was erased.`;
  process.exitCode = 1;
  return `${kept} is neither a list of erasures nor a log of the portal. Nothing was erased.`;
}

/** The list that was stored with the restored archive cannot tell what was erased after it. */
function nothingNewer(newest: Date | undefined): string {
  const told = newest === undefined ? "none" : newest.toISOString();
  return `This list has no erasure that is newer than what the database remembers (newest: ${told}). Nothing was erased. Use the newest list that you have, and erase again by hand whom the council erased after it.`;
}

/** The erasure of a line of `--list`, or of a line of the log; other lines have none. */
function keptErasures(line: string): KeptErasure[] {
  if (line.startsWith("{")) {
    const { success, data } = LoggedErasure.safeParse(jsonOf(line));
    return success ? [{ personHash: data.personHash, erasedAt: new Date(data.erasedAt) }] : [];
  }
  const [, personHash, time = ""] = /^([\w-]{43})(?:\s+(\S+))?/.exec(line) ?? [];
  const erasedAt = new Date(time);
  return personHash === undefined ? [] : [{ personHash, erasedAt: Number.isNaN(erasedAt.getTime()) ? undefined : erasedAt }];
}

/** Undefined for a line that is cut off or no JSON. */
function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function stillThere(emails: readonly string[]): string[] {
  if (emails.length === 0) return [];
  const who = emails.length === 1 ? "1 person still has a login" : `${emails.length} people still have a login`;
  return [`${who}: ${emails.join(", ")}. Name another contact of the firm or deactivate the firm, then run this again.`];
}
