import { migrate } from "#db/connection/migrate.ts";

/** A start that gets no further than its migrations, as a process to be killed: node … migrate-process.ts <url> */
await migrate(process.argv[2] ?? "");
