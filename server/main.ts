import { council } from "#domain/council.ts";
import { ConfigError, loadConfig, type Config } from "./infra/config.ts";
import { createLog } from "./infra/log.ts";
import { openLogFiles } from "./infra/log-files.ts";
import { terminalDestination } from "./infra/terminal-log.ts";
import { AlreadyRunningError } from "./infra/server-lock.ts";
import { demoAccounts } from "./seed/demo.ts";
import { stopInOrder } from "./infra/shutdown.ts";
import { runProduct } from "./start.ts";

// File writes, password hashes and name look-ups share these threads. @source security.md 3.4
process.env.UV_THREADPOOL_SIZE ??= "8";

try {
  await run();
} catch (error) {
  process.stderr.write(`${council.shortName} Portal did not start. ${error instanceof Error ? error.message : String(error)}\n`);
  if (error instanceof Error && !(error instanceof ConfigError) && !(error instanceof AlreadyRunningError)) process.stderr.write(`${error.stack}\n`);
  process.exit(1);
}

async function run(): Promise<void> {
  const config = loadConfig(process.env);
  const { logFiles } = config;
  const terminal = process.stdout.isTTY ? terminalDestination(process.stdout) : undefined;
  const log = createLog(config.logLevel, terminal, logFiles && openLogFiles(logFiles.folder, logFiles.keptDays));
  const product = runProduct({ config, log, isDevelopment: process.argv.includes("--dev") });
  let isStopping = false;
  const stop = (): Promise<void> => {
    isStopping = true;
    return product.stop();
  };
  stopInOrder({ log, stop, abandon: () => product.abandon() });
  let hasDemo: boolean;
  try {
    hasDemo = await product.started;
  } catch (error) {
    if (isStopping) return; // the stop closed what it was opening
    await product.stop();
    throw error;
  }
  if (!isStopping) process.stdout.write(greeting(config, hasDemo));
}

/** The end of a start for the operator: the address and the logins come last. Tests and scripts wait for the line that begins with "Ready". */
function greeting(config: Config, hasDemo: boolean): string {
  if (config.role === "worker") return "Ready for work\n";
  const lines = config.smtpUrl === undefined ? [`Mail is written to ${config.dataDir}/mail`] : [];
  lines.push(`Ready on ${config.publicUrl}`);
  if (hasDemo) lines.push(...demoLines(config));
  return `${lines.join("\n")}\n`;
}

function demoLines({ demoPassword }: Config): readonly string[] {
  const hasOwn = process.env.DEMO_PASSWORD !== undefined && process.env.DEMO_PASSWORD !== "";
  const password = hasOwn ? "as DEMO_PASSWORD says" : demoPassword;
  const { member, admin, second, dgft, secondDgft, buyer } = demoAccounts;
  return [
    `Demo logins, password ${password}:`,
    `  ${member} (member)`,
    `  ${admin} (${council.shortName})`,
    `  ${second} (${council.shortName}, a second person)`,
    `  ${dgft} (${council.officer})`,
    `  ${secondDgft} (${council.officer}, a second person)`,
    `  ${buyer} (buyer)`,
  ];
}
