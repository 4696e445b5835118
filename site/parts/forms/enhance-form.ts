import { sendForm, showBusy, type FormAnswer } from "./send-form.ts";

const maxAttempts = 4;
const tooManyRequests = 429;

/**
 * Sends the form in this element and shows the answer in its place, so that the page is not loaded again. The server answers as it answers a
 * browser without scripts: with the whole page. What was typed stays until the form is accepted.
 * @see PublicForm
 */
export function enhanceForm(element: HTMLElement): void {
  let isBusy = false;
  element.addEventListener("submit", async (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    if (isBusy) return;
    isBusy = true;
    const endBusy = showBusy(form);
    show(element, form, await answerTo(form));
    endBusy();
    isBusy = false;
  });
}

/** Without an answer, or while the service recovers, it sends the form again. The server takes the same form from the same sender once. */
async function answerTo(form: HTMLFormElement): Promise<FormAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await sendForm(form);
    const mayRepeat = answer.status === 0 || answer.status === 503;
    if (!mayRepeat || attempt === maxAttempts) return answer;
    await waitMs(500 * 2 ** attempt);
  }
}

function show(element: HTMLElement, form: HTMLFormElement, { status, page, address }: FormAnswer): void {
  const answered = page?.querySelector('[data-island="form"]');
  if (answered) {
    keepTyped(form, answered);
    document.title = page?.title ?? document.title;
    window.history.replaceState(window.history.state, "", address);
    element.replaceChildren(...answered.childNodes);
    element.querySelector<HTMLElement>("[data-answer]")?.focus();
  } else if (page !== null && status < 400) {
    // The page has no form any more, and says why.
    window.location.assign(address);
  } else {
    const note = form.querySelector<HTMLElement>(`[data-part="${status === tooManyRequests ? "too-many" : "not-sent"}"]`);
    for (const each of form.querySelectorAll<HTMLElement>('[role="alert"]')) each.hidden = each !== note;
    note?.focus();
  }
}

/** Carries over what was typed while the answer was on its way. */
function keepTyped(form: HTMLFormElement, answered: Element): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>("input, textarea, select")) {
    const same = answered.querySelector<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(`[name="${field.name}"]`);
    if (same === null) continue;
    if ("checked" in field && "checked" in same) same.checked = field.checked;
    same.value = field.value;
  }
}

const waitMs = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
