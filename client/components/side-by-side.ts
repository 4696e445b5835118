/** The window in which the panes of `TwoPanes` stand beside each other, as its style sheet has it. In any other all is one column. */
export const sideBySide = "(min-width: 80em) and (min-height: 40em)";
