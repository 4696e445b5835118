import { watchStall } from "#client/shared/stall.ts";

/** An answer to a form. Without an answer the status is 0. The page is null when the answer is not HTML. The address is absolute, after redirects. */
export type FormAnswer = { readonly status: number; readonly page: Document | null; readonly address: string };

/** What a form sends: to this address by this method, with these fields. */
export type FormRequest = { readonly method: string; readonly address: URL; readonly body: FormData | URLSearchParams | null };

/** The status of the rate limit in front. Its answer has no page that says why. */
const tooManyRequests = 429;

/** Whether the answer has a page that says what became of the form. A failure has none. */
export const hasOutcome = ({ status, page }: FormAnswer): boolean => page !== null && status < tooManyRequests;

/**
 * Sends the form in an element by a script. A second press does nothing while the form is on its way.
 * @param send gets the form and the button that was pressed. It resolves with true when it opens another page; the form then stays busy
 */
export function sendByScript(element: HTMLElement, send: (form: HTMLFormElement, button: HTMLElement | null) => Promise<boolean>): void {
  let isBusy = false;
  element.addEventListener("submit", async (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    if (isBusy) return;
    isBusy = true;
    const endBusy = showBusy(form);
    if (await send(form, event.submitter)) return;
    endBusy();
    isBusy = false;
  });
}

/** What the browser itself would send. `button`: the one that was pressed, where its name and value are part of the form. */
export function formRequestOf(form: HTMLFormElement, button: HTMLElement | null = null): FormRequest {
  const { method, enctype } = form;
  const address = new URL(form.action);
  const fields = new FormData(form);
  if (button instanceof HTMLButtonElement && button.name !== "") fields.append(button.name, button.value);
  if (enctype === "multipart/form-data") return { method, address, body: fields };
  const texts = new URLSearchParams();
  fields.forEach((value, name) => {
    if (typeof value === "string") texts.append(name, value);
  });
  if (method === "post") return { method, address, body: texts };
  address.search = texts.toString();
  return { method, address, body: null };
}

/**
 * Sends a form and reads the page that answers. The content policy allows no parser of text, but a request may return a document.
 * @param onProgress gets the percentage that is sent. With it, an upload that stalls ends without an answer.
 */
export function sendForm({ method, address, body }: FormRequest, onProgress?: (percent: number) => void): Promise<FormAnswer> {
  const request = new XMLHttpRequest();
  request.responseType = "document";
  if (onProgress !== undefined) {
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(Math.round((loaded / Math.max(total, 1)) * 100)));
    abortWhenStalled(request);
  }
  return new Promise((resolve) => {
    request.addEventListener("loadend", () => resolve({ status: request.status, page: request.responseXML, address: request.responseURL }));
    request.open(method, address);
    request.send(body);
  });
}

/** A stalled upload must not hold back the files that wait for it. */
function abortWhenStalled(request: XMLHttpRequest): void {
  const stall = watchStall(() => request.abort());
  request.upload.addEventListener("progress", () => stall.moved("sending"));
  request.upload.addEventListener("load", () => stall.moved("checking"));
  request.addEventListener("loadend", stall.end);
  stall.moved("sending");
}

/** Shows why a form could not be sent. A form without such a sentence is sent by the browser itself. @see NotSent */
export function showNotSent(form: HTMLFormElement, status: number): void {
  if (!showNote(form, status === tooManyRequests ? "too-many" : "not-sent")) form.submit();
}

/**
 * Shows one of the hidden sentences of a form and no other one. It takes the focus, unless the user has moved that out of the form meanwhile;
 * its role announces it in both cases. Returns false when the form has none of this name.
 * @see SiteErrorSummary
 */
export function showNote(form: HTMLFormElement, part: string): boolean {
  const note = form.querySelector<HTMLElement>(`[data-part="${part}"]`);
  if (note === null) return false;
  for (const each of form.querySelectorAll<HTMLElement>('[role="alert"]')) each.hidden = each !== note;
  const { activeElement, body } = document;
  // Safari gives a pressed button no focus: the body has it.
  if (activeElement === body || form.contains(activeElement)) note.focus();
  return true;
}

/** Shows on the button of a form that it is on its way. Returns what ends it. */
function showBusy(form: HTMLFormElement): () => void {
  const button = form.querySelector<HTMLButtonElement>("button[data-busy]");
  if (button === null) return () => {};
  const { textContent: label } = button;
  button.replaceChildren(button.dataset["busy"] ?? "");
  button.setAttribute("aria-disabled", "true");
  return () => {
    button.replaceChildren(label);
    button.removeAttribute("aria-disabled");
  };
}
