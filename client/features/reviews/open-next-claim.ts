/** Follows the link to the next claim: the one that an outcome offers, else the one of the list. */
export function openNextClaim(): void {
  const links = [...document.querySelectorAll<HTMLElement>("a[data-next-claim]")];
  links.at(-1)?.click();
}
