import { open, rm } from "node:fs/promises";
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
    if (out === undefined) return (await exportPersonalData(ctx, { email })).text;
    // Opened first: the audit trail has no export that could not be written.
    const file = await open(out, "wx", 0o600);
    try {
      const { text, rows } = await exportPersonalData(ctx, { email });
      await file.writeFile(`${text}\n`);
      return `${rows} records about ${email} are in ${out}.`;
    } catch (error) {
      await rm(out);
      throw error;
    } finally {
      await file.close();
    }
  },
});
