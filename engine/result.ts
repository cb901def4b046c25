/** What reading a text or a stored value gives: the value, or a literal code that says what is wrong. */
export type Result<Value, ErrorCode extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: ErrorCode };

/** A successful {@link Result}. */
export const ok = <Value>(value: Value) => ({ ok: true, value }) as const;

/** A failed {@link Result}. */
export const err = <ErrorCode extends string>(error: ErrorCode) => ({ ok: false, error }) as const;
