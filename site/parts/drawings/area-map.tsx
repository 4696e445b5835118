import classes from "./area-map.module.css";

type AreaMapProps = {
  readonly label: string;
  /** What stands beside the town to the north-west, the town of the council and its area. */
  readonly names: { readonly delhi: string; readonly town: string; readonly area: string };
};

/** A simple map: Delhi, the river, the expressway and the council's office. */
export function AreaMap({ label, names }: AreaMapProps) {
  return (
    <svg viewBox="0 0 360 240" role="img" aria-label={label} className={classes.map}>
      <rect className={classes.land} width="360" height="240" />
      <path className={classes.green} d="M0 150c60-24 96 6 130-10s60-60 120-40 70 30 110 10v130H0z" />
      <path className={classes.river} d="M96-6c-14 50 46 66 34 112s28 66 60 84 44 36 52 56" />
      <path className={classes.minor} d="M0 70h150l60 40 150-30M60 0l60 96-40 144M200 0l-20 100M260 20l-40 90 60 130" />
      <path className={classes.road} d="M148 72c40 26 84 70 118 166" />
      <path className={classes.roadLine} d="M148 72c40 26 84 70 118 166" />
      <circle className={classes.town} cx="140" cy="62" r="16" />
      <text className={classes.name} x="140" y="34" textAnchor="middle">
        {names.delhi}
      </text>
      <circle className={classes.town} cx="206" cy="112" r="10" />
      <text className={classes.name} x="222" y="108">
        {names.town}
      </text>
      <path className={classes.pin} d="M244 188c-16-20-22-29-22-39a22 22 0 0 1 44 0c0 10-6 19-22 39z" />
      <circle className={classes.pinHole} cx="244" cy="149" r="8" />
      <text className={classes.name} x="276" y="176">
        {names.area}
      </text>
    </svg>
  );
}
