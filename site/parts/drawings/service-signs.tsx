import type { ReactNode } from "react";
import classes from "./signs.module.css";

const Sign = ({ children }: { readonly children: ReactNode }) => (
  <svg className={classes.sign} width="56" height="56" viewBox="0 0 56 56" aria-hidden="true">
    <rect className={classes.back} width="56" height="56" rx="14" />
    {children}
  </svg>
);

/** A card with a name and a seal. */
export const MembershipSign = () => (
  <Sign>
    <rect className={classes.line} x="12" y="16" width="32" height="24" rx="4" />
    <circle className={classes.line} cx="21" cy="25" r="3.5" />
    <path className={classes.line} d="M15.5 35a5.5 5.5 0 0 1 11 0M31 24h8M31 30h6" />
    <circle className={classes.accent} cx="42" cy="39" r="5" />
  </Sign>
);

/** A refund in rupees. */
export const ReimbursementSign = () => (
  <Sign>
    <path className={classes.line} d="M41 22a15 15 0 1 0 1 11M42 15v8h-8" />
    <path className={classes.accentLine} d="M22 21h12M22 26h12M25 21c7 0 7 9 0 9h-3l9 8" />
  </Sign>
);

/** A return with a rising line. */
export const ReturnsSign = () => (
  <Sign>
    <path className={classes.line} d="M17 12h15l8 8v24H17zM32 12v8h8" />
    <path className={classes.accentLine} d="m22 37 5-6 4 4 5-8" />
  </Sign>
);
