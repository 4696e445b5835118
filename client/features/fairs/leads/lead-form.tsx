import { useEffect, useState, type ChangeEvent, type ReactNode, type SubmitEvent } from "react";
import { z } from "zod";
import { countries } from "#domain/members/countries.ts";
import { leadPhotoSidePx, LeadInput, maxLeadPhotoBytes } from "#domain/fairs/lead-input.ts";
import { firstFieldErrorsOf } from "#domain/field-errors.ts";
import { makeJpeg } from "../../../lib/pictures/make-jpeg.ts";
import { formatBytes } from "../../../shared/format.ts";
import type { KeptLead } from "./lead-store.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { photoProblem } from "./photo-problem.ts";

type NewLead = Pick<KeptLead, "name" | "company" | "country" | "email" | "interest" | "notedAt" | "photo">;
const text = z.string().default("");
const Typed = z.object({ name: text, company: text, country: text, email: text, interest: text });
const empty = Typed.parse({});
/** A photo is too large for the session storage: the draft says only that there was one. */
const Draft = Typed.extend({ hasPhoto: z.boolean().default(false) });
const photoGone = "The photo of the card is not here any more. Take it again.";
type FieldName = keyof typeof empty;
const notKept = "The lead was not stored on this device. Free some storage, or load the page again, then note the lead again.";
const anyId = "00000000-0000-4000-8000-000000000000";

type Photo = { readonly blob: Blob; readonly remark: string };

type LeadFormProps = {
  /** Names what is being typed in the session storage of this tab: the words are there again after the way to sign in. */
  readonly draftKey: string;
  /** Rejects when the lead is not stored. */
  readonly onNoted: (lead: NewLead) => Promise<void>;
};

/** Notes one lead: five fields and the photo of a card, which is made smaller on this device. */
export function LeadForm({ draftKey, onNoted }: LeadFormProps) {
  const [draft] = useState(() => readDraft(draftKey));
  const [typed, setTyped] = useState(() => Typed.parse(draft));
  const [photo, setPhoto] = useState<Photo>();
  const [isPhotoGone, setPhotoGone] = useState(draft.hasPhoto);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [isShrinking, setShrinking] = useState(false);
  const [keepOnce] = useState(oneAtATime);

  const hasPhoto = photo !== undefined || isShrinking || isPhotoGone;
  useEffect(() => window.sessionStorage.setItem(draftKey, JSON.stringify({ ...typed, hasPhoto })), [draftKey, typed, hasPhoto]);

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = "";
    if (file === undefined) return;
    setShrinking(true);
    setPhotoGone(false);
    const made = await makeJpeg({ file, maxSidePx: leadPhotoSidePx, maxBytes: maxLeadPhotoBytes, turns: 0 }).catch(photoProblem);
    setShrinking(false);
    const isRefused = typeof made === "string";
    setPhoto(isRefused ? undefined : { blob: made.blob, remark: `Photo: ${formatBytes(file.size)} made ${formatBytes(made.blob.size)}` });
    setProblems(isRefused ? { photo: made } : {});
  }
  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isShrinking) return;
    const notedAt = new Date().toISOString();
    const read = LeadInput.safeParse({ ...typed, notedAt, id: anyId, fairId: anyId, firmId: anyId });
    const found = read.success ? {} : firstFieldErrorsOf(read.error, ([name]) => String(name));
    setProblems(found);
    const [first] = Object.keys(found);
    if (first !== undefined) return document.getElementById(`lead-${first}`)?.focus();
    const outcome = await keepOnce(() => onNoted({ ...typed, notedAt, photo: photo?.blob ?? null }));
    if (outcome === "busy") return;
    if (outcome === "failed") return setProblems({ keep: notKept });
    setTyped(({ country }) => ({ ...empty, country }));
    setPhoto(undefined);
    setPhotoGone(false);
    document.getElementById("lead-name")?.focus();
  }
  const field = (name: FieldName) => ({
    id: `lead-${name}`,
    value: typed[name],
    "aria-invalid": problems[name] !== undefined,
    "aria-describedby": problems[name] === undefined ? undefined : `lead-${name}-problem`,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      setTyped((before) => ({ ...before, [name]: currentTarget.value })),
  });
  return (
    <form noValidate aria-label="New lead" onSubmit={(event) => void submit(event)}>
      <Labelled name="name" label="Name" problem={problems["name"]}>
        <input {...field("name")} maxLength={200} autoComplete="off" />
      </Labelled>
      <Labelled name="company" label="Company" problem={problems["company"]}>
        <input {...field("company")} maxLength={200} autoComplete="off" />
      </Labelled>
      <Labelled name="country" label="Country" problem={problems["country"]}>
        <select {...field("country")}>
          <option value="">Select</option>
          {countries.map(({ iso2, name }) => (
            <option key={iso2} value={iso2}>
              {name}
            </option>
          ))}
        </select>
      </Labelled>
      <Labelled name="email" label="E-mail (optional)" problem={problems["email"]}>
        <input {...field("email")} type="email" maxLength={320} autoComplete="off" />
      </Labelled>
      <Labelled name="interest" label="Interest (optional)" problem={problems["interest"]}>
        <input {...field("interest")} maxLength={500} autoComplete="off" />
      </Labelled>
      <Labelled name="photo" label="Photo of the card (optional)" problem={problems["photo"]}>
        <input id="lead-photo" type="file" accept="image/*" onChange={(event) => void choose(event)} />
      </Labelled>
      <p role="status" className="leads-remark">
        {isShrinking ? "The photo is made smaller..." : (photo?.remark ?? (isPhotoGone ? photoGone : ""))}
      </p>
      {problems["keep"] !== undefined && (
        <p role="alert" className="leads-problem">
          {problems["keep"]}
        </p>
      )}
      <button type="submit" aria-disabled={isShrinking}>
        Note the lead
      </button>
    </form>
  );
}

const readDraft = (key: string): z.output<typeof Draft> => Draft.parse(JSON.parse(window.sessionStorage.getItem(key) ?? "{}"));

type LabelledProps = { readonly name: string; readonly label: string; readonly problem: string | undefined; readonly children: ReactNode };

function Labelled({ name, label, problem, children }: LabelledProps) {
  return (
    <div className="leads-field">
      <label htmlFor={`lead-${name}`}>{label}</label>
      {children}
      {problem !== undefined && (
        <p id={`lead-${name}-problem`} className="leads-problem">
          {problem}
        </p>
      )}
    </div>
  );
}
