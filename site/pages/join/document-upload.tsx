import { acceptAttribute } from "#domain/reimbursements/file-rules.ts";
import { NotSent } from "../../parts/forms/not-sent.tsx";
import { usePageTexts } from "../../parts/site-context.ts";

type DocumentUploadProps = { readonly action: string; readonly label: string; readonly isReplacing: boolean };

/** Uploads a file by a plain form. With scripts it shows how far the upload is. */
export function DocumentUpload({ action, label, isReplacing }: DocumentUploadProps) {
  const texts = usePageTexts().join;
  return (
    <form method="post" action={action} encType="multipart/form-data" data-island="upload">
      <NotSent />
      <input type="file" name="file" aria-label={`${texts.file}: ${label}`} accept={acceptAttribute("pdf_or_image")} />
      <button type="submit" className="site-button" data-variant="outline" data-busy={texts.uploading}>
        {isReplacing ? texts.replace : texts.upload}
      </button>
      <progress hidden max={100} value={0} aria-label={texts.uploading} />
    </form>
  );
}
