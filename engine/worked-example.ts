import { PUBLISHED_CODE } from './deal-code';

/** A won game of the published deal; its tenth move pairs the 4 of the waste with the point. */
export const WORKED_EXAMPLE = {
  code: PUBLISHED_CODE,
  /** See `formatLog`. */
  log: '9yzwx2vzsuor1tz1nziz3qz2mz3hzcj7pz3lz5gz5kzfzbead',
} as const;
