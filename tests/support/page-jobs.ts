import postgres from "postgres";

/**
 * Every claim that is filed asks for its dossier and for a comparison of its pages with others. In this database these jobs count as done at once:
 * few tests read them, and they need more of the processor than the tests do.
 * @param url of the database, as its owner
 */
export async function leaveOutPageJobs(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await sql.unsafe(`
    create function leave_out_page_job() returns trigger language plpgsql as $$ begin new.done_at := now(); return new; end $$;
    create trigger leave_out_page_jobs before insert on outbox for each row
      when (new.topic in ('build-dossier', 'scan-reimbursement', 'scan-past') and new.dead_at is null) execute function leave_out_page_job();
  `);
  await sql.end();
}
