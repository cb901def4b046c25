/** What can be wrong with a stored value. */
export type ReadError = 'damaged' | 'newer-version';

/** What is wrong with a value of another version `v` than the one that is read. */
export const errorOfVersion = (v: unknown, version: number): ReadError =>
  Number.isSafeInteger(v) && (v as number) > version ? 'newer-version' : 'damaged';
