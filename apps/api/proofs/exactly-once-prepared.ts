import type { FieldValue } from '@karigar/contract/wire/form-data';
import type { FreshPerson } from '#testing/fresh-people';
import type { Stage } from './exactly-once-stage.ts';
import type { Effect } from './exactly-once-store.ts';

export type Fields = Record<string, FieldValue>;

/** A request that will succeed, and the rows that count its effects. */
export type Prepared = {
  /** Null for a call that needs no session. */
  readonly caller: FreshPerson | null;
  /** The session to send the request in; without one, any session of the caller. */
  readonly token?: string;
  readonly fields: Fields;
  readonly effect: Effect;
  readonly subject: number | string;
};

export type Prepare = (stage: Stage) => Promise<Prepared>;
