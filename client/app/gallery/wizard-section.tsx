import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { council } from "#domain/council.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import { acceptAttribute, fileMessages } from "#domain/reimbursements/file-rules.ts";
import { stepTitles } from "#domain/reimbursements/derive.ts";
import { product } from "#domain/reimbursements/schemes/product.ts";
import { NotesBlock } from "../../components/notes-block.tsx";
import { StepCircles } from "../../components/step-circles.tsx";
import { SummaryCard } from "../../components/summary-card.tsx";
import { TaskList } from "../../components/task-list.tsx";
import { UploadField } from "../../components/upload-field.tsx";
import type { UploadedFile } from "../../components/upload-row.tsx";
import { Specimen } from "./specimen.tsx";

const titles = stepTitles(product);
const firstMissing = 4;
const steps = titles.map((name, index) => ({
  number: index + 1,
  name,
  isComplete: index + 1 < firstMissing,
  blockedBecause: index + 1 > firstMissing ? `Step ${firstMissing} is missing: ${titles[firstMissing - 1]}` : undefined,
}));

const statuses = ["Completed", "Completed", "Needs attention", "In progress"] as const;
const tasks = titles.map((name, index) => ({
  key: String(index),
  name,
  to: `/__identity/fields?step=${index + 1}`,
  status: statuses[index] ?? ("Not started" as const),
  savedAt: index < statuses.length ? new Date("2026-04-09T09:02:00Z") : undefined,
  hint: index === 2 ? "The chartered accountant's certificate was replaced and is not saved yet." : undefined,
}));

const long = "scan_of_the_chartered_accountants_certificate_for_the_financial_year_2025_2026_final_version_signed_and_sealed_v12.pdf";
const files: readonly UploadedFile[] = [
  { key: "1", name: "rcmc-2026.pdf", sizeBytes: 2_936_012, pages: 3, state: { kind: "ready" }, viewUrl: "/mark.svg" },
  { key: "2", name: long, sizeBytes: 4_900_000, state: { kind: "uploading", percent: 40 } },
  { key: "3", name: "IMG_0012.jpg", sizeBytes: 1_800_000, state: { kind: "checking" } },
  { key: "4", name: "licence.pdf", sizeBytes: 5_242_881, state: { kind: "problem", message: fileMessages.tooLarge("licence.pdf") } },
  {
    key: "5",
    name: "अनुज्ञप्ति.pdf",
    sizeBytes: 180_000,
    pages: 1,
    state: { kind: "ready" },
    viewUrl: "/mark.svg",
    thumbnail: { src: "/mark.svg", alt: "Booth photo 1" },
  },
];

/** The wizard's parts and the documents of a step. */
export function WizardSection() {
  return (
    <>
      <Specimen name="StepCircles">
        <Circles />
      </Specimen>
      <Specimen name="TaskList">
        <TaskList label="Steps of the reimbursement" tasks={tasks} />
      </Specimen>
      <Specimen name="SummaryCard">
        <SummaryCard
          title="Member details"
          rows={[
            { label: "Firm name", value: "Shree Vishwakarma Surgical Instruments and Hospital Furniture Manufacturing Company Private Limited" },
            { label: "GST no.", value: "07AAGFF2194N1Z1" },
            { label: "E-mail", value: "lakshminarayanan.balasubramaniam@shree-vishwakarma-surgical-instruments.example" },
            { label: "Membership number", value: undefined },
            {
              label: "Reimbursement ID",
              value: "PRD-2627-00042",
              action: (
                <Button variant="subtle" size="compact-sm">
                  Change
                </Button>
              ),
            },
          ]}
        />
      </Specimen>
      <Specimen name="NotesBlock">
        <NotesBlock notes={product.notes} />
      </Specimen>
      <Specimen name="UploadField with files">
        <Files />
      </Specimen>
      <Specimen name="UploadField, empty with an error">
        <OneFile />
      </Specimen>
    </>
  );
}

function Circles() {
  const [current, setCurrent] = useState(firstMissing);
  const [said, setSaid] = useState("");
  return (
    <>
      <StepCircles steps={steps} current={current} onOpen={setCurrent} onBlocked={() => setSaid(reimbursementMessages.completeEarlier)} />
      <Text size="sm" role="status" mt="xs">
        {said}
      </Text>
    </>
  );
}

function Files() {
  const [shown, setShown] = useState(files);
  return (
    <UploadField
      id="filled-upload"
      label="Stall / booth photos"
      hint="PDF or image, smaller than 5 MB each."
      accept={acceptAttribute("pdf_or_image")}
      isMultiple
      countNote="3 of at least 5"
      files={shown}
      onChoose={() => undefined}
      onReplace={() => undefined}
      onRetry={() => undefined}
      onRemove={(key) => setShown(shown.filter((file) => file.key !== key))}
    />
  );
}

function OneFile() {
  const [shown, setShown] = useState<readonly UploadedFile[]>([]);
  return (
    <UploadField
      id="empty-upload"
      label={`${council.shortName} RCMC certificate`}
      hint="PDF or image, smaller than 5 MB, attested with stamp and seal."
      accept={acceptAttribute("pdf_or_image")}
      hasCamera
      {...(shown.length === 0 && { error: "Select the RCMC certificate" })}
      files={shown}
      onChoose={(chosen) => setShown(chosen.map(({ name, size }) => ({ key: name, name, sizeBytes: size, state: { kind: "ready" } })))}
      onRemove={() => setShown([])}
    />
  );
}
