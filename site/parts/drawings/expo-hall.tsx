import classes from "./expo-hall.module.css";

const stalls = [
  { x: 46, tone: 1 },
  { x: 186, tone: 2 },
  { x: 326, tone: 3 },
  { x: 466, tone: 1 },
] as const;

/** An exhibition hall with four stalls, a decoration of the banner. */
export function ExpoHall() {
  return (
    <svg className={classes.hall} viewBox="0 0 640 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className={classes.back} width="640" height="300" />
      <path className={classes.roof} d="M0 96 320 24l320 72v22H0z" />
      {[0, 80, 160, 240, 320, 400, 480, 560, 640].map((x) => (
        <path key={x} className={classes.beam} d={`M320 24 ${x} 118`} />
      ))}
      <rect className={classes.floor} y="248" width="640" height="52" />
      {stalls.map(({ x, tone }) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <rect className={classes.wall} y="150" width="126" height="100" rx="4" />
          <rect className={classes.sign} data-tone={tone} y="134" width="126" height="26" rx="4" />
          <rect className={classes.desk} x="16" y="214" width="94" height="36" rx="3" />
        </g>
      ))}
      <path className={classes.line} d="M76 206h14l6-14 9 24 7-10h18" />
      <path className={classes.shape} d="M232 190h16v-16h14v16h16v14h-16v16h-14v-16h-16z" />
      <path className={classes.line} d="M372 204v-18a17 17 0 0 1 34 0v18M364 206h50" />
      <path className={classes.line} d="m510 182 34 22m-26-30 10-6m22 40 8 8" />
      {[120, 268, 300, 420, 560].map((x, index) => (
        <g key={x} className={classes.person} data-tone={(index % 3) + 1} transform={`translate(${x} ${index % 2 === 0 ? 236 : 244})`}>
          <circle cx="0" cy="0" r="7" />
          <path d="M-10 34V20a10 10 0 0 1 20 0v14z" />
        </g>
      ))}
    </svg>
  );
}
