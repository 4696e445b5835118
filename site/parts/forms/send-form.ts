/** What a browser receives when it sends a form: status 0 and no page without an answer, no page when the answer is not HTML. */
export type FormAnswer = { readonly status: number; readonly page: Document | null; readonly address: string };

/**
 * Sends a form as the browser itself does, and reads the page that answers. The content policy allows no parser of text, but a request may
 * return a document.
 * @param onProgress gets how much of the form is sent, in percent
 */
export function sendForm(form: HTMLFormElement, onProgress?: (percent: number) => void): Promise<FormAnswer> {
  const request = new XMLHttpRequest();
  request.responseType = "document";
  if (onProgress !== undefined)
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(Math.round((loaded / Math.max(total, 1)) * 100)));
  return new Promise((resolve) => {
    request.addEventListener("loadend", () => resolve({ status: request.status, page: request.responseXML, address: request.responseURL }));
    const address = new URL(form.action);
    if (form.method === "get") address.search = textsIn(form).toString();
    request.open(form.method, address);
    request.send(form.method === "get" ? null : form.enctype === "multipart/form-data" ? new FormData(form) : textsIn(form));
  });
}

/** Shows on the button of a form that it is on its way. Returns what ends it. */
export function showBusy(form: HTMLFormElement): () => void {
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

function textsIn(form: HTMLFormElement): URLSearchParams {
  const texts = new URLSearchParams();
  new FormData(form).forEach((value, name) => {
    if (typeof value === "string") texts.append(name, value);
  });
  return texts;
}
