type Versioned = { readonly version: number };
type Opened<V extends Versioned> = {
  /** What the dialog was opened on, or went on from. */
  readonly opened: V;
  /** What is saved now. */
  readonly latest: V;
  /** Verdicts that are not saved go with each save, and they belong to the version on which they were written. */
  readonly hasEdits: boolean;
};

/**
 * What a dialog saves on, which replaces the whole of one thing, such as all costs. Another user may change the claim meanwhile. While the thing
 * itself is as it was, the dialog goes on from the newest version by itself.
 * @param read gives the thing
 */
export function dialogBase<V extends Versioned>({ opened, latest, hasEdits }: Opened<V>, read: (view: V) => unknown) {
  const isMoved = latest.version !== opened.version;
  const isChanged = isMoved && JSON.stringify(read(opened)) !== JSON.stringify(read(latest));
  return {
    version: isMoved && !isChanged && !hasEdits ? latest.version : opened.version,
    /** The user has to see the newest version of the thing first. */
    isChanged,
    /** The user has to choose between verdicts on the page first. */
    isBlocked: isMoved && hasEdits,
  };
}

type Typed = Readonly<Record<string, string>>;

/**
 * What is typed over what another user saved meanwhile: what was not changed here is theirs.
 * @param begun what the dialog began with
 * @param groups names that mean something only together: when one was changed here, all of them are taken from here
 */
export function mergeTyped<T extends Typed>(begun: Typed, mine: Typed, saved: T, groups: readonly (readonly string[])[] = []): T {
  const isChanged = (name: string): boolean => mine[name] !== begun[name];
  const groupOf = (name: string): readonly string[] => groups.find((group) => group.includes(name)) ?? [name];
  const changed = Object.keys({ ...begun, ...mine, ...saved }).filter((name) => groupOf(name).some(isChanged));
  return changed.length === 0 ? saved : { ...saved, ...Object.fromEntries(changed.map((name) => [name, mine[name] ?? ""])) };
}
