/** A tap turns a card over and back. The keyboard reaches the link on its back without it. @see FlipCards */
export function enhanceFlipCards(cards: HTMLElement): void {
  for (const card of cards.children) {
    const setTurned = (isTurned: boolean): void => card.setAttribute("data-turned", String(isTurned));
    card.addEventListener("click", () => setTurned(card.getAttribute("data-turned") !== "true"));
    card.addEventListener("mouseleave", () => setTurned(false));
  }
}
