/** A media query: the window is large enough for the panes of `TwoPanes` side by side. Its style sheet has the same condition. */
export const sideBySide = "(min-width: 80em) and (min-height: 40em)";
