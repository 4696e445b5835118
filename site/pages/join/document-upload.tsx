import { useState, type FormEvent } from "react";
import { acceptAttribute } from "#domain/reimbursements/file-rules.ts";
import { usePageTexts } from "../../parts/site-context.ts";

type DocumentUploadProps = { readonly action: string; readonly label: string; readonly isReplacing: boolean };

/** Uploads a file by a plain form. With scripts it shows how far the upload is. */
export function DocumentUpload({ action, label, isReplacing }: DocumentUploadProps) {
  const texts = usePageTexts().join;
  const [percent, setPercent] = useState<number>();

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (percent !== undefined) return;
    const request = new XMLHttpRequest();
    request.upload.addEventListener("progress", ({ loaded, total }) => setPercent(Math.round((loaded / Math.max(total, 1)) * 100)));
    // The answer is the page with the result, at an address of its own.
    request.addEventListener("load", () => openPage(request.responseURL));
    request.addEventListener("error", () => window.location.reload());
    request.open("POST", action);
    request.send(new FormData(event.currentTarget));
    setPercent(0);
  }

  return (
    <form method="post" action={action} encType="multipart/form-data" onSubmit={send}>
      <input type="file" name="file" aria-label={`${texts.file}: ${label}`} accept={acceptAttribute("pdf_or_image")} />
      <button type="submit" className="site-button" data-variant="outline" aria-disabled={percent !== undefined}>
        {percent !== undefined ? texts.uploading : isReplacing ? texts.replace : texts.upload}
      </button>
      {percent !== undefined && (
        <progress max={100} value={percent} aria-label={texts.uploading}>
          {percent} %
        </progress>
      )}
    </form>
  );
}

/** Opens the page that the server named. The same address with another fragment would not load it again. */
function openPage(address: string): void {
  if (address.split("#", 1)[0] === window.location.href.split("#", 1)[0]) window.location.reload();
  else window.location.assign(address);
}
