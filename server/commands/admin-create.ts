import { parseArgs } from "node:util";
import { createStaff, CreateStaffInput } from "../application/accounts/create-staff.ts";
import { runOperatorCommand } from "./operator-command.ts";

/** Creates the login of a person of the council or of DGFT. */
await runOperatorCommand("admin:create", {
  usage: 'npm run admin:create -- --email name@example.org --role EPCMD_ADMIN|DGFT_ADMIN --name "Full name"',
  read: () => {
    const options = { email: { type: "string" }, role: { type: "string" }, name: { type: "string" } } as const;
    const { values } = parseArgs({ options });
    return CreateStaffInput.parse({ ...values, name: values.name ?? values.email });
  },
  work: async (ctx, input) => {
    await createStaff(ctx, input);
    return `${input.email} may sign in as ${input.role} after activation. The link is mailed by the portal while it runs.`;
  },
});
