import { expect, it } from "vitest";
import { createLog, type Logger } from "./log.ts";
import { terminalDestination } from "./terminal-log.ts";

/** The terminal output of `write`, without the time of day. */
const shown = (write: (log: Logger) => void): string => {
  let text = "";
  write(createLog("info", terminalDestination({ write: (line) => (text += line) })));
  return text.replaceAll(/^\d\d:\d\d:\d\d /gm, "");
};

it("shows a request in one short line", () => {
  const facts = { requestId: "1", req: { method: "POST", path: "/trpc/accounts.login" }, res: { statusCode: 401 }, responseTime: 34 };
  expect(shown((log) => log.info(facts, "request"))).toBe("POST /trpc/accounts.login 401 34 ms\n");
});

it("shows a warning with its cause and facts, and an error with its stack", () => {
  const err = Object.assign(new Error("550 refused"), { code: "EENVELOPE", stack: "Error: 550 refused\n    at send (mailer.ts:1:1)" });
  expect(shown((log) => log.warn({ err, event: "job_failed", job: "send-mail", failures: 2 }))).toBe(
    'warning job_failed: EENVELOPE 550 refused job="send-mail" failures=2\n',
  );
  expect(shown((log) => log.warn({ event: "stop_late" }, "not everything ended in time"))).toBe("warning stop_late: not everything ended in time\n");
  expect(shown((log) => log.error({ err, event: "bug" }))).toBe("error bug: EENVELOPE 550 refused\n    at send (mailer.ts:1:1)\n");
});

it("shows one line for the jobs of the demonstration, and no other event below a warning", () => {
  expect(
    shown((log) => {
      log.info({ event: "job_done", job: "build-dossier", ms: 12 });
      log.info({ event: "mail_sent" });
      log.info({ event: "demo_jobs", open: 4 }, "4 jobs of the demonstration run in the background");
    }),
  ).toBe("4 jobs of the demonstration run in the background\n");
});

it("takes out the same secrets as the log for machines", () => {
  expect(shown((log) => log.warn({ event: "x", password: "S3cret!", email: "a@b.example" }))).toBe(
    'warning x password="[removed]" email="[removed]"\n',
  );
});
