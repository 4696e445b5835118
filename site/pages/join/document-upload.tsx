import { acceptAttribute, maxFileBytes, maxSentSidePx } from "#domain/reimbursements/file-rules.ts";
import { NotSent } from "../../parts/forms/not-sent.tsx";
import { SiteErrorSummary } from "../../parts/forms/site-error-summary.tsx";
import { usePageTexts } from "../../parts/site-context.ts";

type DocumentUploadProps = { readonly action: string; readonly label: string; readonly isReplacing: boolean };

/** What a script sees of a file before it sends it. */
const seenProblems = ["no_file", "empty", "file_too_large"] as const;

/** Uploads a file by a plain form. With scripts the upload begins when the file is chosen and those before it have ended, and shows how far it is. */
export function DocumentUpload({ action, label, isReplacing }: DocumentUploadProps) {
  const texts = usePageTexts().join;
  return (
    <form
      method="post"
      action={action}
      encType="multipart/form-data"
      data-island="upload"
      data-max-bytes={maxFileBytes}
      data-max-side={maxSentSidePx}
      data-made-smaller={texts.madeSmaller}
    >
      <NotSent />
      {seenProblems.map((problem) => (
        <SiteErrorSummary key={problem} part={problem} lead={texts.problems[problem]} />
      ))}
      <input type="file" name="file" aria-label={`${texts.file}: ${label}`} accept={acceptAttribute("pdf_or_image")} />
      <button type="submit" className="site-button" data-variant="outline" data-busy={texts.uploading} data-waiting={texts.uploadWaits}>
        {isReplacing ? texts.replace : texts.upload}
      </button>
      <progress hidden max={100} value={0} aria-label={texts.uploading} />
    </form>
  );
}
