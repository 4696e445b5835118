import { formRequestOf, sendByScript, hasOutcome, sendForm, showNotSent, type FormAnswer } from "./send-form.ts";

const maxAttempts = 4;
const unavailable = 503;

/**
 * Sends the form in this element and shows the answer in its place, so that the page is not loaded again. The server answers as it answers a
 * browser without scripts: with the whole page. What was typed stays until the form is accepted.
 * @see PublicForm
 */
export function enhanceForm(element: HTMLElement): void {
  sendByScript(element, async (form) => show(element, form, await answerTo(form)));
}

/** Without an answer, or while the service recovers, it sends the same fields again. The server takes the same fields from the same sender once. */
async function answerTo(form: HTMLFormElement): Promise<FormAnswer> {
  const request = formRequestOf(form);
  for (let attempt = 1; ; attempt += 1) {
    const answer = await sendForm(request);
    const mayRepeat = answer.status === 0 || answer.status === unavailable;
    if (!mayRepeat || attempt === maxAttempts) return answer;
    await waitMs(500 * 2 ** attempt);
  }
}

/** Returns true when another page opens. */
function show(element: HTMLElement, form: HTMLFormElement, answer: FormAnswer): boolean {
  const { status, page, address } = answer;
  const answered = page?.querySelector('[data-island="form"]');
  if (answered) {
    keepTyped(form, answered);
    document.title = page?.title ?? document.title;
    window.history.replaceState(window.history.state, "", address);
    element.replaceChildren(...answered.childNodes);
    element.querySelector<HTMLElement>("[data-answer]")?.focus();
    return false;
  }
  // The page has no form any more, and says why: the event is closed by now.
  if (hasOutcome(answer)) window.location.assign(address);
  else showNotSent(form, status);
  return hasOutcome(answer);
}

/** Carries over what was typed while the answer was on its way. */
function keepTyped(form: HTMLFormElement, answered: Element): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>("input, textarea, select")) {
    const same = answered.querySelector<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(`[name="${field.name}"]`);
    if (same === null) continue;
    // The notice has changed meanwhile: nobody has agreed to the new one.
    if (field.name === "consentVersion" && field.value !== same.value) continue;
    if ("checked" in field && "checked" in same) same.checked = field.checked;
    same.value = field.value;
  }
}

const waitMs = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
