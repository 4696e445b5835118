import { Stack } from "@mantine/core";
import { useState } from "react";
import type { Verdict } from "#domain/reimbursements/verdicts.ts";
import { DocumentViewer } from "../../components/document-viewer.tsx";
import { Timeline } from "../../components/timeline.tsx";
import { VerdictChoice, VerdictNote } from "../../components/verdict-group.tsx";
import { Specimen } from "./specimen.tsx";

const pageImage = (page: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1697"><rect width="1200" height="1697" fill="white"/><text x="120" y="220" font-family="sans-serif" font-size="72" fill="#1a2330">Certificate, page ${page}</text>${Array.from({ length: 22 }, (_, line) => `<rect x="120" y="${320 + line * 56}" width="${880 - ((line * 137) % 300)}" height="18" fill="#c5ced8"/>`).join("")}</svg>`,
  )}`;

/** What a reviewer works with. */
export function ReviewSection() {
  return (
    <>
      <Specimen name="DocumentViewer">
        <DocumentViewer
          title="RCMC certificate: rcmc-2026.pdf"
          pages={3}
          pageUrl={pageImage}
          original={{ href: "/mark.svg", name: "rcmc-2026.pdf", kind: "PDF", sizeBytes: 2_936_012 }}
          search={async () => ({ isRead: true, hasText: true, searchedPages: 3, found: [{ page: 2, hits: 3 }] })}
        />
      </Specimen>
      <Specimen name="DocumentViewer, page that does not come">
        <DocumentViewer
          title="Manufacturing licence: licence.pdf"
          pages={1}
          pageUrl={() => "data:image/png;base64,AAAA"}
          original={{ href: "/mark.svg", name: "licence.pdf", kind: "PDF", sizeBytes: 48_000 }}
        />
      </Specimen>
      <Specimen name="Verdict">
        <Verdicts label="Document Status of RCMC certificate" verdict="" note="" />
      </Specimen>
      <Specimen name="Verdict, Deficient without a note">
        <Verdicts
          label="Document Status of FOB certificate"
          verdict="DEFICIENT"
          note=""
          error='Write what is missing in "FOB certificate", or choose another status.'
        />
      </Specimen>
      <Specimen name="Verdict, note kept">
        <Verdicts label="Document Status of Manufacturing licence" verdict="SUFFICIENT" note="The seal on page 2 cannot be read." />
      </Specimen>
      <Specimen name="Timeline">
        <Timeline
          entries={[
            {
              key: "3",
              at: new Date("2026-04-10T05:15:00Z"),
              title: "EPCMD shared deficiencies with the member",
              by: "Regulatory Affairs",
              details: ["FOB certificate: The certificate has no seal."],
            },
            { key: "2", at: new Date("2026-04-09T09:02:00Z"), title: "The member submitted it to EPCMD", by: "Anjali Rao" },
            { key: "1", at: new Date("2026-04-07T18:31:00Z"), title: "The member began the reimbursement", by: "Anjali Rao" },
          ]}
        />
      </Specimen>
    </>
  );
}

function Verdicts({ label, verdict, note, error }: { label: string; verdict: Verdict; note: string; error?: string }) {
  const [value, setValue] = useState(verdict);
  const [text, setText] = useState(note);
  return (
    <Stack gap="sm">
      <VerdictChoice label={label} value={value} onChange={setValue} />
      <VerdictNote value={value} note={text} error={text === "" ? error : undefined} onNoteChange={setText} />
    </Stack>
  );
}
