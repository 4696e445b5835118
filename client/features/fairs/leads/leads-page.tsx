import { useEffect } from "react";
import { council, paths } from "#domain/council.ts";
import { csvLine } from "#domain/csv.ts";
import { countryName } from "#domain/members/countries.ts";
import { saveAsFile } from "../../../lib/save-as-file.ts";
import { formatCount, formatDateTime } from "../../../shared/format.ts";
import { LeadForm } from "./lead-form.tsx";
import type { KeptFair, KeptLead, LeadStanding } from "./lead-store.ts";
import { useLeads } from "./use-leads.ts";

const standings: Readonly<Record<LeadStanding, string>> = { waiting: "Waits for a connection", sent: "Stored in the portal", refused: "Not taken" };

/**
 * Notes leads in the hall, with or without a line. A page of its own, without the component library: it has to open on any phone, and a
 * worker keeps it for the time without a line.
 */
export function LeadsPage({ fairId }: { readonly fairId: string }) {
  const leads = useLeads(fairId);
  const { access } = leads;
  const title = access.kind === "known" ? `Leads: ${access.fair.title}` : "Leads";
  useEffect(() => {
    document.title = `${title} - ${council.shortName}`;
  }, [title]);
  return (
    <main className="leads">
      <a href={`${paths.memberFairs}/${fairId}`}>Back to the fair</a>
      <h1>{title}</h1>
      {access.kind === "loading" && <p role="status">Loading...</p>}
      {access.kind === "closed" && <Closed problem={access.problem} />}
      {access.kind === "known" && <Known fair={access.fair} leads={leads} />}
    </main>
  );
}

const Closed = ({ problem }: { readonly problem: string }) => (
  <>
    <p role="alert" className="leads-problem">
      {problem}
    </p>
    <a href={`${paths.login}?next=${encodeURIComponent(window.location.pathname)}`}>Sign in</a>
  </>
);

function Known({ fair, leads: { leads, stop, isReady, add, tryAgain } }: { readonly fair: KeptFair; readonly leads: ReturnType<typeof useLeads> }) {
  const count = (standing: LeadStanding): number => leads.filter((lead) => lead.standing === standing).length;
  const [waiting, refused] = [count("waiting"), count("refused")];
  return (
    <>
      <p>For {fair.firmName}.</p>
      <p role="status" className="leads-remark">
        {isReady ? "This page also opens without an internet connection." : ""}
      </p>
      {fair.canNote ? (
        <LeadForm draftKey={`lead ${fair.fairId} ${fair.firmId}`} onNoted={add} />
      ) : (
        <p className="leads-problem">
          No new lead is taken: your firm holds no seat at this fair any more, or the fair is cancelled. What is on this device stays; download it
          below.
        </p>
      )}
      <section aria-labelledby="leads-list">
        <h2 id="leads-list">On this device</h2>
        <p role="status">
          {leads.length === 0
            ? "No lead is noted on this device yet."
            : `${formatCount(leads.length, "lead")}; ${waiting === 0 ? "all that can be sent are sent" : `${waiting} to send`}.`}
          {waiting > 0 && stop === "no_line" && " They are sent as soon as there is an internet connection."}
          {stop === "signed_out" && ` No user of ${fair.firmName} is signed in. Leads stay on this device; sign in again, then they are sent.`}
        </p>
        {stop === "signed_out" && <a href={`${paths.login}?next=${encodeURIComponent(window.location.pathname)}`}>Sign in</a>}
        <div className="leads-actions">
          {refused > 0 && (
            <button type="button" onClick={() => void tryAgain()}>
              Send the refused ones again
            </button>
          )}
          {leads.length > 0 && (
            <button type="button" className="leads-plain" onClick={() => downloadLeads(fair, leads)}>
              Download the list (csv)
            </button>
          )}
        </div>
        <ul className="leads-list">
          {leads.map((lead) => (
            <li key={lead.id} data-standing={lead.standing}>
              <strong>{lead.name}</strong>, {lead.company}, {countryName(lead.country)}
              {lead.interest !== "" && <p>{lead.interest}</p>}
              <p className="leads-remark">
                {formatDateTime(lead.notedAt)}. {standings[lead.standing]}
                {lead.photo !== null && ", with a photo"}
              </p>
              {lead.problem !== null && <p className="leads-problem">{lead.problem}</p>}
              {lead.photo !== null && <SavePhoto lead={lead} photo={lead.photo} />}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** Gives the photo of a lead that the portal does not have: until then it exists on this device only. */
function SavePhoto({ lead: { name, company }, photo }: { readonly lead: KeptLead; readonly photo: Blob }) {
  const fileName = `${company} ${name}`.replaceAll(/[<>:"/\\|?*]/g, "-");
  return (
    <button type="button" className="leads-plain" aria-label={`Save the photo of ${name}`} onClick={() => saveAsFile(`${fileName}.jpg`, photo)}>
      Save the photo
    </button>
  );
}

/** Gives the list as a file, without the photos. */
function downloadLeads({ title }: KeptFair, leads: readonly KeptLead[]): void {
  const header = ["Noted at", "Name", "Company", "Country", "E-mail", "Interest", "State"];
  const rows = leads.map((lead) => [
    formatDateTime(lead.notedAt),
    lead.name,
    lead.company,
    countryName(lead.country),
    lead.email,
    lead.interest,
    standings[lead.standing],
  ]);
  saveAsFile(`leads ${title}.csv`, new Blob(["\uFEFF", ...[header, ...rows].map(csvLine)], { type: "text/csv" }));
}
