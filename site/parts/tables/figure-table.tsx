import classes from "./figure-table.module.css";

export type FigureRow = {
  readonly key: string;
  readonly name: string;
  /** One for each column after the first, ready to be shown. */
  readonly figures: readonly string[];
  readonly isMarked?: boolean;
};

type FigureTableProps = {
  readonly caption: string;
  /** The first names the rows. */
  readonly columns: readonly [string, ...string[]];
  readonly rows: readonly FigureRow[];
};

/** A short table of figures, compared down its columns: on a phone a table too, and with five columns or more a card for each row. */
export function FigureTable({ caption, columns: [nameOf, ...figuresOf], rows }: FigureTableProps) {
  return (
    // What may scroll has to be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <div className={classes.scroll} tabIndex={0} role="region" aria-label={caption}>
      <table className={classes.table}>
        <caption className={classes.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{nameOf}</th>
            {figuresOf.map((column) => (
              <th key={column} scope="col" className={classes.figure}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, figures, isMarked }) => (
            <tr key={key} data-marked={isMarked || undefined}>
              <th scope="row">{name}</th>
              {figures.map((figure, index) => (
                <td key={figuresOf[index]} className={classes.figure} data-label={figuresOf[index]}>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
