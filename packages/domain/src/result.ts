export type Accepted<Value> = { readonly ok: true; readonly value: Value };
export type Refused<Name extends string> = { readonly ok: false; readonly refusal: Name };

/** The result of a rule. A refusal is an ordinary outcome with a stable name, never an exception. */
export type Result<Value, Name extends string> = Accepted<Value> | Refused<Name>;

export const accepted = <Value>(value: Value): Accepted<Value> => ({ ok: true, value });

export const refused = <Name extends string>(refusal: Name): Refused<Name> => ({
  ok: false,
  refusal,
});
