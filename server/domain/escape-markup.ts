const special = /[&<>"']/;
const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text as the content of an XML or HTML element, or of a quoted attribute. */
export const escapeMarkup = (text: string): string =>
  special.test(text) ? text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? "") : text;
