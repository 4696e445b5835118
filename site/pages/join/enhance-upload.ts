import { sendForm, showBusy } from "../../parts/forms/send-form.ts";

/** Shows how far the upload of the form in this element is, then opens the page with the result. @see DocumentUpload */
export function enhanceUpload(element: HTMLElement): void {
  let isBusy = false;
  element.addEventListener("submit", async (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    if (isBusy) return;
    isBusy = true;
    showBusy(form);
    const bar = form.querySelector("progress");
    if (bar !== null) bar.hidden = false;
    const { status, address } = await sendForm(form, (percent) => {
      if (bar !== null) bar.value = percent;
    });
    if (status === 0) window.location.reload();
    else openPage(address);
  });
}

/** Opens the page that the server named. The same address with another fragment would not load it again. */
function openPage(address: string): void {
  if (address.split("#", 1)[0] === window.location.href.split("#", 1)[0]) window.location.reload();
  else window.location.assign(address);
}
