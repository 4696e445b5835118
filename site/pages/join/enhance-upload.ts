import { formRequestOf, hasOutcome, sendByScript, sendForm, showNote, showNotSent, type FormAnswer } from "../../parts/forms/send-form.ts";

/**
 * Sends the file of the form in this element once it is chosen and the uploads before it have ended, shows how far the upload is, and then shows
 * the answer at this document alone: the other forms of the page keep their files and uploads.
 * @see DocumentUpload
 */
export function enhanceUpload(element: HTMLElement): void {
  element.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.files?.length === 0) return;
    // The field is disabled during the upload, so it cannot keep the focus.
    element.querySelector("button")?.focus();
    target.form?.requestSubmit();
  });
  sendByScript(element, async (form) => {
    const block = form.closest<HTMLElement>('[id^="document-"]');
    for (const note of block?.querySelectorAll<HTMLElement>('[role="alert"]') ?? []) note.hidden = true;
    const problem = problemOf(form);
    if (problem !== undefined) {
      showNote(form, problem);
      return false;
    }
    const answer = await upload(form);
    if (hasOutcome(answer)) {
      if (!showAnswer(block, answer)) openPage(answer.address);
      return true;
    }
    showNotSent(form, answer.status);
    return false;
  });
}

const fileFieldOf = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('input[type="file"]');

/** What the server would refuse after the whole upload: the code of a problem in the texts of the page. */
function problemOf(form: HTMLFormElement): "no_file" | "empty" | "file_too_large" | undefined {
  const file = fileFieldOf(form)?.files?.[0];
  if (file === undefined) return "no_file";
  if (file.size === 0) return "empty";
  return file.size > Number(form.dataset["maxBytes"]) ? "file_too_large" : undefined;
}

/** The upload that was chosen last. Files go one after the other, so that a slow connection finishes one before it begins the next. */
let lastUpload: Promise<unknown> = Promise.resolve();

/** Sends the form after those that were chosen before it, and shows how far it is. Until its end the browser asks before the page is left. */
async function upload(form: HTMLFormElement): Promise<FormAnswer> {
  // The fields as they are now: a disabled one is not sent.
  const request = formRequestOf(form);
  const bar = form.querySelector("progress");
  const button = form.querySelector<HTMLButtonElement>("button[data-busy]");
  const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
  fileFieldOf(form)?.toggleAttribute("disabled", true);
  button?.replaceChildren(button.dataset["waiting"] ?? "");
  window.addEventListener("beforeunload", warn);
  const send = (): Promise<FormAnswer> => {
    button?.replaceChildren(button.dataset["busy"] ?? "");
    bar?.toggleAttribute("hidden", false);
    return sendForm(request, (percent) => {
      if (bar !== null) bar.value = percent;
    });
  };
  const sent = lastUpload.then(send, send);
  lastUpload = sent;
  const answer = await sent;
  window.removeEventListener("beforeunload", warn);
  bar?.toggleAttribute("hidden", true);
  fileFieldOf(form)?.toggleAttribute("disabled", false);
  return answer;
}

/**
 * Shows what the answer says of this document and of the steps. It takes the focus where the document has it, and is announced otherwise.
 * Returns false when the answer has no such document any more.
 */
function showAnswer(block: HTMLElement | null, { page, address }: FormAnswer): boolean {
  const answered = page?.getElementById(block?.id ?? "");
  if (!block || !page || !answered) return false;
  const hasFocus = block.contains(document.activeElement);
  const marks = page.querySelectorAll("[data-complete]");
  document.querySelectorAll("[data-complete]").forEach((mark, place) => mark.replaceWith(marks[place] ?? mark));
  window.history.replaceState(window.history.state, "", address);
  block.replaceChildren(...answered.childNodes);
  for (const form of block.querySelectorAll<HTMLElement>('[data-island="upload"]')) enhanceUpload(form);
  const said = block.querySelector<HTMLElement>("[data-answer]");
  if (hasFocus) said?.focus();
  else announce(`${block.querySelector("h3")?.textContent ?? ""}: ${said?.textContent ?? ""}`);
  return true;
}

/** Has screen readers say how an upload ended while the focus is elsewhere. @see DocumentsStep */
const announce = (text: string): void => document.querySelector("[data-upload-status]")?.replaceChildren(text);

/** Opens the page that the server named. The same address with another fragment would not load it again. */
function openPage(address: string): void {
  if (address.split("#", 1)[0] === window.location.href.split("#", 1)[0]) window.location.reload();
  else window.location.assign(address);
}
