import classes from "./trade-globe.module.css";

const routes = [
  { path: "M196 118C170 62 120 52 84 84", at: [84, 84] },
  { path: "M196 118C160 92 136 96 118 116", at: [118, 116] },
  { path: "M196 118C176 150 150 168 122 166", at: [122, 166] },
  { path: "M196 118C214 92 236 90 252 106", at: [252, 106] },
  { path: "M196 118C222 136 240 156 246 178", at: [246, 178] },
] as const;

/** A globe with ways that begin in India, and on it a syringe, a pulse and a cross. */
export function TradeGlobe({ label }: { readonly label: string }) {
  return (
    <svg viewBox="0 0 320 240" role="img" aria-label={label} className={classes.drawing}>
      <rect width="320" height="240" className={classes.sky} />
      <circle cx="168" cy="128" r="96" className={classes.sea} />
      <ellipse cx="168" cy="128" rx="40" ry="96" className={classes.line} />
      <ellipse cx="168" cy="128" rx="76" ry="96" className={classes.line} />
      <path d="M72 128h192M84 84h168M84 172h168" className={classes.line} />
      {/* The peninsula. */}
      <path d="M180 96l20-8 22 10-6 14-10 6-10 26-12-24-10-10z" className={classes.land} />
      {routes.map(({ path, at: [x, y] }) => (
        <g key={path}>
          <path d={path} className={classes.route} />
          <circle cx={x} cy={y} r="5" className={classes.place} />
        </g>
      ))}
      <circle cx="196" cy="118" r="7" className={classes.home} />
      <g className={classes.sign} transform="translate(28 40)">
        <circle r="24" cx="16" cy="16" />
        <path d="M8 24 22 10m-3-3 6 6m-15 3 6 6M5 27l3-3" />
      </g>
      <g className={classes.sign} transform="translate(268 30)">
        <circle r="24" cx="16" cy="16" />
        <path d="M2 17h7l4-9 6 17 4-8h7" />
      </g>
      <g className={classes.sign} transform="translate(20 176)">
        <circle r="24" cx="16" cy="16" />
        <path d="M16 5v22M5 16h22" />
      </g>
    </svg>
  );
}
