import { formRequestOf, hasOutcome, sendByScript, sendForm, showNotSent } from "../forms/send-form.ts";

/** Sends the opinion and shows the thanks in place of the question. The page stays, with what is typed in its forms. @see PageOpinion */
export function enhanceOpinion(element: HTMLElement): void {
  sendByScript(element, async (form, button) => {
    const answer = await sendForm(formRequestOf(form, button));
    const thanks = element.querySelector<HTMLElement>("[data-answer]");
    if (!hasOutcome(answer) || thanks === null) showNotSent(form, answer.status);
    else {
      // The target of the address is shown, as without scripts. Only the fragment changes, so nothing is loaded.
      window.location.replace(`#${thanks.id}`);
      thanks.focus();
    }
    return false;
  });
}
