/** The level of a dialog that may open while another is open. */
const overDialogs = 400;
/** The level of the dialogs of the session: while they are open nothing else can be done. */
const overAllDialogs = 500;

/** The level of the dialog that answered a press of Escape. */
const answeredBy = new WeakMap<KeyboardEvent, number>();

/**
 * Mantine's record of answered presses of Escape, for the dialogs of one level. A press belongs to the highest level with an open dialog, and to
 * this one alone: it neither closes what lies beneath nor a question that it has opened itself.
 */
class EscapesOfLevel extends WeakSet<KeyboardEvent> {
  readonly #level: number;

  constructor(level: number) {
    super();
    this.#level = level;
  }

  override has(event: KeyboardEvent): boolean {
    return (answeredBy.get(event) ?? this.#level) !== this.#level || isHigherOpen(this.#level);
  }

  override add(event: KeyboardEvent): this {
    answeredBy.set(event, this.#level);
    return this;
  }
}

const isHigherOpen = (level: number): boolean =>
  [...document.querySelectorAll<HTMLElement>("[data-dialog-level]")].some(({ dataset }) => Number(dataset["dialogLevel"]) > level);

/** Of dialogs without a level of their own. The theme gives it to all of them. */
export const escapesOfDialogs = new EscapesOfLevel(0);
const escapesOver = new EscapesOfLevel(overDialogs);
const escapesOverAll = new EscapesOfLevel(overAllDialogs);

const levelProps = (level: number, escapes: EscapesOfLevel, isOpen: boolean) => ({
  zIndex: level,
  "data-dialog-level": isOpen ? level : undefined,
  __handledEscapeEvents: escapes,
});

/** The props of a dialog that may open while another is open. */
export const overDialogsProps = (isOpen: boolean) => levelProps(overDialogs, escapesOver, isOpen);
/** The props of an open dialog of the session. */
export const overAllDialogsProps = levelProps(overAllDialogs, escapesOverAll, true);
