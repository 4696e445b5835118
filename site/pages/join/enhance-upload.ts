import { formRequestOf, hasOutcome, sendByScript, sendForm, showNote, showNotSent, type FormAnswer } from "../../parts/forms/send-form.ts";
import { isPhoto, smallerPhoto } from "./smaller-photo.ts";

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
    const sent = await upload(form);
    if (typeof sent === "string") {
      showNote(form, sent);
      return false;
    }
    const { answer, remark } = sent;
    if (hasOutcome(answer)) {
      if (!showAnswer(block, answer, remark)) openPage(answer.address);
      return true;
    }
    showNotSent(form, answer.status);
    return false;
  });
}

const fileFieldOf = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('input[type="file"]');

/** What the server would refuse after the whole upload: the code of a problem in the texts of the page. */
type SeenProblem = "no_file" | "empty" | "file_too_large";
type Sent = {
  readonly answer: FormAnswer;
  /** Beside the stored file, where it is another one than was chosen. */
  readonly remark: string | undefined;
};

/** The upload that was chosen last. Files go one after the other, so that a slow connection finishes one before it begins the next. */
let lastUpload: Promise<unknown> = Promise.resolve();

/**
 * Sends the form after those that were chosen before it, and shows how far it is. A photo that is too large is made smaller first. Until the end
 * the browser asks before the page is left.
 */
async function upload(form: HTMLFormElement): Promise<Sent | SeenProblem> {
  const field = fileFieldOf(form);
  const file = field?.files?.[0];
  if (!field || file === undefined) return "no_file";
  if (file.size === 0) return "empty";
  const limits = { maxBytes: Number(form.dataset["maxBytes"]), maxSidePx: Number(form.dataset["maxSide"]) };
  const isTooLarge = file.size > limits.maxBytes;
  if (isTooLarge && !isPhoto(file)) return "file_too_large";
  // The fields as they are now: a disabled one is not sent.
  const request = formRequestOf(form);
  const bar = form.querySelector("progress");
  const button = form.querySelector<HTMLButtonElement>("button[data-busy]");
  const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
  field.toggleAttribute("disabled", true);
  button?.replaceChildren(button.dataset["waiting"] ?? "");
  window.addEventListener("beforeunload", warn);
  const send = async (): Promise<FormAnswer | undefined> => {
    button?.replaceChildren(button.dataset["busy"] ?? "");
    if (isTooLarge) {
      const smaller = await smallerPhoto(file, limits);
      if (smaller === undefined) return undefined;
      if (request.body instanceof FormData) request.body.set(field.name, smaller);
    }
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
  field.toggleAttribute("disabled", false);
  return answer === undefined ? "file_too_large" : { answer, remark: isTooLarge ? form.dataset["madeSmaller"] : undefined };
}

/**
 * Shows what the answer says of this document and of the steps. It takes the focus where the document has it, and is announced otherwise.
 * Returns false when the answer has no such document any more.
 * @param remark stands beside a file that is stored
 */
function showAnswer(block: HTMLElement | null, { page, address }: FormAnswer, remark: string | undefined): boolean {
  const answered = page?.getElementById(block?.id ?? "");
  if (!block || !page || !answered) return false;
  const hasFocus = block.contains(document.activeElement);
  const marks = page.querySelectorAll("[data-complete]");
  document.querySelectorAll("[data-complete]").forEach((mark, place) => mark.replaceWith(marks[place] ?? mark));
  window.history.replaceState(window.history.state, "", address);
  block.replaceChildren(...answered.childNodes);
  for (const form of block.querySelectorAll<HTMLElement>('[data-island="upload"]')) enhanceUpload(form);
  const said = block.querySelector<HTMLElement>("[data-answer]");
  if (remark !== undefined && said?.matches('[role="alert"]') === false) said.append(` ${remark}`);
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
