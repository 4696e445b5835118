import { describe, expect, it } from "vitest";
import { endingJobNames, jobNames, jobs, maxStartsWithoutEnd, outagePauseMs, retryDelayMs } from "./jobs.ts";

describe("jobs", () => {
  it("tries as often as the retry table says", () => {
    expect(Object.fromEntries(jobNames.map((name) => [name, jobs[name].attempts]))).toEqual({
      "send-mail": 16,
      "deliver-webhook": 15,
      "build-dossier": 3,
      "read-import": 5,
      "check-import": 5,
      "run-import": 5,
      "invite-firms": 5,
      "export-directory": 3,
      "replay-rules": 3,
      "run-invoices": 5,
      "make-bank-file": 3,
      "make-content-document": 3,
      "make-circular-pdfs": 3,
      "notify-of-circular": 3,
      "notify-of-fair": 3,
      "scan-reimbursement": 3,
      "scan-past": 3,
      "fill-amounts": 3,
      "complete-documents": 12,
      "sweep-files": 3,
      "sweep-rows": 3,
      "sweep-orphans": 3,
      "sample-files": 12,
      "send-reminders": 12,
      "tell-followers": 12,
      "send-digest": 12,
      "remind-membership": 12,
      "remind-filing": 12,
      "free-claims": 12,
      "remind-reply": 12,
    });
    expect(maxStartsWithoutEnd).toBe(5);
  });

  it("names the jobs whose subject ends with them", () => {
    expect(endingJobNames).toEqual([
      "deliver-webhook",
      "read-import",
      "check-import",
      "run-import",
      "export-directory",
      "replay-rules",
      "run-invoices",
      "make-bank-file",
    ]);
  });

  it("waits 30 s before an email's second attempt, twice as long each time, an hour at most", () => {
    const seconds = [1, 2, 3, 4, 5, 6, 7, 8].map((failures) => retryDelayMs("send-mail", failures, 0) / 1000);
    expect(seconds).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600]);
  });

  it("goes on with a webhook for more than a day, even if chance shortens every pause", () => {
    const pauses = Array.from({ length: jobs["deliver-webhook"].attempts - 1 }, (_, index) => retryDelayMs("deliver-webhook", index + 1, 1));
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(24 * 60 * 60 * 1000);
  });

  it("goes on with an email for more than four hours, even if chance halves every pause", () => {
    const pauses = Array.from({ length: jobs["send-mail"].attempts - 1 }, (_, index) => retryDelayMs("send-mail", index + 1, 1));
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(4 * 60 * 60 * 1000);
  });

  it("leaves half of a pause to chance", () => {
    expect(retryDelayMs("send-mail", 1, 1)).toBe(15_000);
    expect(retryDelayMs("send-mail", 1, 0.5)).toBe(22_500);
  });

  it("takes ids and nothing else as a payload", () => {
    expect(jobs["send-mail"].payload.safeParse({ mailId: "not an id" }).success).toBe(false);
    expect(jobs["send-mail"].payload.parse({ mailId: "01890a5d-ac96-774b-bcce-b302099a8057", otp: "123456" })).toEqual({
      mailId: "01890a5d-ac96-774b-bcce-b302099a8057",
    });
  });
});

it("a job waits half as long as it has waited for a service that does not answer, and after hours its failures count", () => {
  const minuteMs = 60_000;
  const pauses = [0, 1, 4, 30, 240, 241].map((minutes) => outagePauseMs("make-bank-file", minutes * minuteMs, 0));
  expect(pauses).toEqual([5_000, 30_000, 2 * minuteMs, 5 * minuteMs, 5 * minuteMs, undefined]);
  expect(outagePauseMs("make-bank-file", 30 * minuteMs, 1)).toBe(2.5 * minuteMs);
});
