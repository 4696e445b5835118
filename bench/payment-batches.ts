import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { setTimeout as wait } from "node:timers/promises";
import superjson from "superjson";
import { clientHeader } from "#domain/accounts/web-headers.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import { batchReference, maxBatchLines } from "#domain/payments/batches.ts";
import { rupeesOf } from "#domain/rules/amounts.ts";
import { sealAccountNumber } from "#server/application/payments/account-number.ts";
import { createKeys } from "#server/infra/keys.ts";
import { demoAccounts } from "#server/seed/demo.ts";
import { loadReimbursements } from "../tests/support/reimbursement-bulk-data.ts";
import { signInForCookie, startBenchProduct, type BenchProduct } from "./product.ts";
import type { BenchRow } from "./row.ts";

const appSecret = "a secret that the bench of the batches uses";
const firms = 1_000;
const amountPaise = (position: number): number => 100_000 + position;
const fileReachMs = 5_000;
const answerReachMs = 10_000;
/** Beyond what the process has before: buffers and young objects of one answer, nothing that grows with the number of answers. */
const growthReachBytes = 200 * 1024 ** 2;
const pollMs = 50;

type Call = <T>(path: string, input: unknown) => Promise<T>;

/** A batch of 5,000 payments: its bank file, the bank's answer, and the memory of the process meanwhile. */
export async function benchPaymentBatches(): Promise<BenchRow[]> {
  const bench = await startBenchProduct({ APP_SECRET: appSecret });
  try {
    await fill(bench);
    const preparer = callerOf(bench, await signInForCookie(bench.product.url, demoAccounts.admin, "EPCMD_ADMIN"));
    const approver = callerOf(bench, await signInForCookie(bench.product.url, demoAccounts.second, "EPCMD_ADMIN"));
    const memory = watchMemory(bench.product.pid());
    const { layouts } = await preparer.query<{ layouts: readonly { id: string }[] }>("payments.batches.layouts.list", undefined);
    const ready = await preparer.query<{ count: number; amountPaise: number }>("payments.batches.ready", {});
    const choice = { kind: "all", lines: ready.count, amountPaise: ready.amountPaise };
    const prepared = await timed(() => preparer.mutate<{ batchId: string }>("payments.batches.prepare", { layoutId: layouts[0]?.id, choice }));
    const { batchId } = prepared.value;
    const read = () => preparer.query<{ version: number; number: number; file: { sizeBytes: number } | null }>("payments.batches.get", { batchId });
    const made = await timed(async () => {
      await approver.mutate("payments.batches.approve", { batchId, version: (await read()).version });
      for (;;) {
        const batch = await read();
        if (batch.file !== null) return batch;
        await wait(pollMs);
      }
    });
    const { number, version } = made.value;
    const sentOn = calendarDateInIndia(new Date());
    const sent = await timed(() => preparer.mutate("payments.batches.send", { batchId, version, sentOn }));
    const answer = await timed(async () => {
      const fileId = await preparer.upload(answerOf(number, sentOn));
      const { rows } = await preparer.mutate<{ rows: readonly { outcome: string }[] }>("payments.batches.replies.check", { fileId });
      const refused = rows.filter(({ outcome }) => outcome === "refused").length;
      if (rows.length !== maxBatchLines || refused > 0) throw new Error(`${rows.length} rows, ${refused} refused`);
      return preparer.mutate("payments.batches.replies.import", { fileId });
    });
    const { before, peak } = memory.stop();
    const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
    const timedRow = (figure: string, ms: number, reachMs: number): BenchRow => ({
      figure,
      floor: "–",
      value: inSeconds(ms),
      ratio: "–",
      reach: `within ${inSeconds(reachMs)}`,
      pass: ms <= reachMs,
    });
    process.stderr.write(`prepared in ${inSeconds(prepared.ms)}, marked as sent in ${inSeconds(sent.ms)}\n`);
    return [
      timedRow(`a batch of ${maxBatchLines} payments prepared`, prepared.ms, fileReachMs),
      timedRow("its bank file, from the approval to the file", made.ms, fileReachMs),
      timedRow("marked as sent, and booked", sent.ms, fileReachMs),
      timedRow(`an answer of ${maxBatchLines} rows uploaded, checked and imported`, answer.ms, answerReachMs),
      {
        figure: "memory of the process meanwhile",
        floor: `${Math.round(before / 1024 ** 2)} MB before`,
        value: `${Math.round(peak / 1024 ** 2)} MB at most`,
        ratio: `${(peak / before).toFixed(2)}x`,
        reach: `at most ${growthReachBytes / 1024 ** 2} MB more`,
        pass: peak - before <= growthReachBytes,
      },
    ];
  } finally {
    await bench.close();
  }
}

async function timed<T>(work: () => Promise<T>): Promise<{ readonly value: T; readonly ms: number }> {
  const from = performance.now();
  const value = await work();
  return { value, ms: performance.now() - from };
}

const rssOf = (pid: number): number => Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? Number.NaN) * 1024;

function watchMemory(pid: number): { stop(): { readonly before: number; readonly peak: number } } {
  const before = rssOf(pid);
  let peak = before;
  const sampler = setInterval(() => (peak = Math.max(peak, rssOf(pid))), pollMs);
  return {
    stop: () => {
      clearInterval(sampler);
      return { before, peak };
    },
  };
}

function callerOf({ product: { url } }: BenchProduct, cookie: string): { query: Call; mutate: Call; upload(csv: string): Promise<string> } {
  const headers = { [clientHeader]: "web", origin: url, "sec-fetch-site": "same-origin", cookie };
  const read = async <T>(answer: Response): Promise<T> => {
    const body = await answer.json();
    if (!answer.ok) throw new Error(JSON.stringify(body));
    return superjson.deserialize<T>(body.result.data);
  };
  return {
    query: async (path, input) => read(await fetch(`${url}/trpc/${path}?input=${encodeURIComponent(superjson.stringify(input))}`, { headers })),
    mutate: async (path, input) =>
      read(
        await fetch(`${url}/trpc/${path}`, {
          method: "POST",
          headers: { ...headers, "content-type": "application/json" },
          body: superjson.stringify(input),
        }),
      ),
    upload: async (csv) => {
      const form = new FormData();
      form.set("file", new Blob([csv], { type: "text/csv" }), "answer.csv");
      const answer = await fetch(`${url}/uploads/payments/bank_reply`, { method: "POST", headers, body: form });
      const body = await answer.json();
      if (!answer.ok) throw new Error(JSON.stringify(body));
      return String(body.id);
    },
  };
}

/** Every hundredth payment is returned. */
function answerOf(number: number, day: string): string {
  const rows = Array.from({ length: maxBatchLines }, (_, index) => {
    const position = index + 1;
    const start = `${batchReference(number, position)},${rupeesOf(amountPaise(position))}`;
    return position % 100 === 0 ? `${start},,returned,${day},Account closed` : `${start},UTRN${String(position).padStart(12, "0")},paid,${day},`;
  });
  return ["Reference,Amount,UTR,Status,Date,Reason", ...rows].join("\n");
}

/** 5,000 approved claims of 1,000 firms, each with an order and a line that is ready for the bank. */
async function fill({ database: { db } }: BenchProduct): Promise<void> {
  await loadReimbursements(db, { rows: maxBatchLines, firms, filedBy: demoAccounts.member });
  await db.execute(sql`update reimbursements set state = 'APPROVED_DGFT', decided_at = now(), closed_reason = null, first_forwarded_at = now(),
    claimed_paise = 200000000, recommended_paise = 200000000, sanctioned_paise = 200000000, payment_status = 'papers_complete' where id like 'BEN-%'`);
  const [user] = await db.execute<{ id: string }>(sql`select id from users where email = ${demoAccounts.admin}`);
  const by = user?.id ?? "";
  const [file] = await db.execute<{
    id: string;
  }>(sql`insert into payment_files (storage_key, sha256, size_bytes, media_type, name, uploaded_by, uploaded_at)
    values ('bench', repeat('0', 64), 1, 'application/pdf', 'order.pdf', ${by}, now()) returning id`);
  const fileId = file?.id ?? "";
  const [order] = await db.execute<{ id: string }>(sql`
    insert into sanction_orders (number, ordered_on, budget_head, payer, file_id, recorded_by, recorded_at)
    values ('1/2026', '2026-10-05', '3453', 'council', ${fileId}, ${by}, now()) returning id`);
  await db.execute(sql`
    insert into payment_lines (order_id, reimbursement_id, firm_id, instalment, amount_paise, state, state_since)
    select ${order?.id}, id, firm_id, 1, 100000 + place, 'papers_complete', now() - interval '1 day' + place * interval '1 second'
    from (select id, firm_id, row_number() over (order by id) as place from reimbursements where id like 'BEN-%') claims`);
  const ring = createKeys(appSecret).bank;
  const rows = await db.execute<{ id: string }>(sql`select id from firms where gst_no like 'BENCH%'`);
  const accounts = rows.map(({ id }, place) => {
    const { sealedNumber, lastFour, fingerprint } = sealAccountNumber(ring, {
      firmId: id,
      ifsc: "ABCD0123456",
      number: String(501_000_000_000 + place),
    });
    return { firm_id: id, sealed: sealedNumber, last_four: lastFour, fingerprint };
  });
  await db.execute(sql`
    insert into bank_accounts (firm_id, holder_name, ifsc, bank_name, branch, sealed_number, last_four, fingerprint, cheque_file_id, state, needs_second,
      given_by, given_at, checked_by, checked_at, confirmed_by, confirmed_at, usable_from)
    select a.firm_id, 'Example Devices Private Limited', 'ABCD0123456', 'Example Bank', 'Main Branch', a.sealed, a.last_four, a.fingerprint, ${fileId},
      'confirmed', false, ${by}, now(), ${by}, now(), ${by}, now(), now() - interval '1 day'
    from jsonb_to_recordset(${JSON.stringify(accounts)}::text::jsonb) as a(firm_id uuid, sealed text, last_four text, fingerprint text)`);
  await db.execute(sql`analyze`);
}
