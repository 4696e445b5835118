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

/** Two people who meet. */
export const MeetingSign = () => (
  <Sign>
    <circle className={classes.line} cx="20" cy="22" r="5" />
    <path className={classes.line} d="M11 40a9 9 0 0 1 18 0" />
    <circle className={classes.accentLine} cx="37" cy="22" r="5" />
    <path className={classes.accentLine} d="M33 32a9 9 0 0 1 13 8" />
  </Sign>
);

/** A stand at a fair. */
export const StandSign = () => (
  <Sign>
    <path className={classes.line} d="M15 24v19M41 24v19M12 43h32M20 33h16v10" />
    <path className={classes.accentLine} d="M13 24l3-11h24l3 11z" />
  </Sign>
);

/** A sealed document. */
export const AdvocacySign = () => (
  <Sign>
    <path className={classes.line} d="M16 12h18l7 7v25H16zM22 22h12M22 28h12M22 34h6" />
    <circle className={classes.accent} cx="37" cy="38" r="5" />
  </Sign>
);

/** A cap of a graduate. */
export const LearningSign = () => (
  <Sign>
    <path className={classes.line} d="M28 15 9 23l19 8 19-8zM17 27v10c6 5 16 5 22 0V27" />
    <path className={classes.accentLine} d="M47 23v12" />
  </Sign>
);

/** Two coins. */
export const IncentiveSign = () => (
  <Sign>
    <circle className={classes.line} cx="22" cy="32" r="10" />
    <path className={classes.line} d="M18 29h8M18 33h8" />
    <path className={classes.accentLine} d="M29 16a10 10 0 1 1 7 18" />
  </Sign>
);

/** Bars that grow. */
export const FiguresSign = () => (
  <Sign>
    <path className={classes.line} d="M13 43h30M18 43V32h5v11M27 43V25h5v18" />
    <path className={classes.accentLine} d="M36 43V16h5v27" />
  </Sign>
);

/** A box that leaves by ship or plane. */
export const ExportSign = () => (
  <Sign>
    <path className={classes.line} d="M13 24v18h30V24M13 24l4-7h8M43 24l-4-7h-8M13 24h30" />
    <path className={classes.accentLine} d="M28 34V12m-5 5 5-5 5 5" />
  </Sign>
);

/** A globe. */
export const WorldSign = () => (
  <Sign>
    <circle className={classes.line} cx="28" cy="28" r="15" />
    <path className={classes.line} d="M13 28h30M28 13c-8 8-8 22 0 30" />
    <path className={classes.accentLine} d="M28 13c8 8 8 22 0 30" />
  </Sign>
);
