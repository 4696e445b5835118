import { formRequestOf, hasOutcome, sendByScript, sendForm, showNotSent } from "../../parts/forms/send-form.ts";

/** Shows how far the upload of the form in this element is, then opens the page with the result. @see DocumentUpload */
export function enhanceUpload(element: HTMLElement): void {
  sendByScript(element, async (form) => {
    const bar = form.querySelector("progress");
    if (bar !== null) bar.hidden = false;
    const answer = await sendForm(formRequestOf(form), (percent) => {
      if (bar !== null) bar.value = percent;
    });
    if (hasOutcome(answer)) {
      openPage(answer.address);
      return true;
    }
    if (bar !== null) bar.hidden = true;
    showNotSent(form, answer.status);
    return false;
  });
}

/** Opens the page that the server named. The same address with another fragment would not load it again. */
function openPage(address: string): void {
  if (address.split("#", 1)[0] === window.location.href.split("#", 1)[0]) window.location.reload();
  else window.location.assign(address);
}
