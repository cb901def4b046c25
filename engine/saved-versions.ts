/** The version of the saved form that this code writes. */
export const SAVED_GAME_VERSION = 2;

/** The versions before it, in order: of each there is a step to the next one. */
export const OLD_VERSIONS = [1] as const;

/** For each older version, what it has stored as the next one would have. */
export type Migrations<Fields> = Readonly<
  Record<(typeof OLD_VERSIONS)[number], (old: Fields) => Fields>
>;

/** A value stored by the version `v` as the present one would have stored it. */
export const migrate = <Fields>(steps: Migrations<Fields>, v: number, stored: Fields): Fields =>
  OLD_VERSIONS.filter((old) => old >= v).reduce((value, old) => steps[old](value), stored);
