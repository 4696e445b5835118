import { parseArgs } from "node:util";
import { z } from "zod";
import { endingJobNames } from "#domain/jobs.ts";
import { countDeadLetters, selectDeadLetters } from "#db/queries/outbox.ts";
import { redriveDeadLetters } from "../application/system/dead-letters.ts";
import type { AppContext } from "../context.ts";
import { runOperatorCommand } from "./operator-command.ts";

const Input = z.object({ id: z.uuid("must be the id of a job, as this command lists it").optional(), list: z.boolean().default(false) });
const shownAtMost = 100;

/** Requeues all dead jobs, or the one that is named. */
await runOperatorCommand("jobs:redrive", {
  usage: "npm run jobs:redrive [-- --list | --id <id of a job>]",
  read: () => Input.parse(parseArgs({ options: { id: { type: "string" }, list: { type: "boolean" } } }).values),
  work: async (ctx, { id, list }) => {
    const before = await describeDeadLetters(ctx, id);
    if (list || before === "") return before === "" ? nothing(id) : before;
    const count = await redriveDeadLetters(ctx, id);
    const left = await countDeadLetters(ctx.db);
    const jobs = count === 1 ? "1 job is" : `${count} jobs are`;
    const ended = await countDeadLetters(ctx.db, endingJobNames);
    const leftOut =
      ended === 0
        ? ""
        : ` Of these, ${ended} ended when given up and cannot be tried again: start the work on its page, and discard the job on "System".`;
    return `${before}\n${jobs} tried again by the portal's worker, at once or when it starts next. ${left} given up.${leftOut}`;
  },
});

function nothing(id: string | undefined): string {
  return id === undefined ? "No job was given up." : "No job with this id was given up.";
}

/** One line for each job: id, name, time of death and reason. */
async function describeDeadLetters({ db }: AppContext, id: string | undefined): Promise<string> {
  const { rows, count } = await selectDeadLetters(db, { offset: 0, limit: shownAtMost, id });
  const lines = rows.map((row) => `${row.id}  ${row.topic}  given up ${row.deadAt?.toISOString() ?? ""}  ${row.lastError ?? ""}`);
  return [...lines, ...(id === undefined && count > rows.length ? [`and ${count - rows.length} more`] : [])].join("\n");
}
