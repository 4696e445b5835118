import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { z } from "zod";
import { EmailAddress } from "#domain/accounts/email.ts";
import { exportPersonalData } from "../application/privacy/export-person.ts";
import { runOperatorCommand } from "./operator-command.ts";

const Input = z.object({ email: EmailAddress, out: z.string().optional() });

/** Writes all data that the portal stores about a person as one JSON text. */
await runOperatorCommand("privacy:export", {
  usage: "npm run privacy:export -- --email name@example.org [--out person.json]",
  read: () => Input.parse(parseArgs({ options: { email: { type: "string" }, out: { type: "string" } } }).values),
  work: async (ctx, { email, out }) => {
    const { text, rows } = await exportPersonalData(ctx, { email });
    if (out === undefined) return text;
    writeFileSync(out, `${text}\n`, { mode: 0o600, flag: "wx" });
    return `${rows} records about ${email} are in ${out}.`;
  },
});
