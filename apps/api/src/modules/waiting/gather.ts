import {
  byDeadline,
  kindsOf,
  type ItemKind,
  type WaitingAsk,
  type WaitingItem,
} from '@karigar/domain/console/waiting-items';
import { accountOf } from '#auth/who';
import type { Transaction } from '#platform/db';
import type { CallScope } from '#wire/define-handler';
import { SOURCES } from './sources.ts';

/** The id of an item that has a number; up to what a number can hold. */
export const isNumber = (id: string): boolean =>
  /^\d{1,16}$/.test(id) && Number.isSafeInteger(Number(id));

/** The most that is read of one source: twice the longest page, so that equal deadlines do not cut a page short. */
export const MOST = 200;

type Sought = Pick<WaitingAsk, 'from' | 'only' | 'cityId'> & {
  readonly kinds: readonly ItemKind[] | null;
};

/** The ask of a caller: of the kinds that their desks read, these. */
export const askOf = (
  { who, now, language }: Pick<CallScope, 'who' | 'now' | 'language'>,
  { kinds, ...sought }: Sought,
): WaitingAsk => {
  const desks = who.desks ?? [];
  return {
    ...sought,
    onlyId: sought.only !== null && isNumber(sought.only) ? Number(sought.only) : null,
    kinds: kindsOf(desks).filter((kind) => kinds === null || kinds.includes(kind)),
    most: MOST,
    me: accountOf(who),
    desks,
    now,
    language,
  };
};

/** The soonest deadlines of every source that has one of the kinds. */
export const gather = async (tx: Transaction, ask: WaitingAsk): Promise<WaitingItem[]> => {
  const asked = SOURCES.filter(({ kinds }) => kinds.some((kind) => ask.kinds.includes(kind)));
  const found = await Promise.all(asked.map(({ find }) => find(tx, ask)));
  return found.flat().toSorted(byDeadline);
};

const NAMED: ReadonlySet<ItemKind> = new Set(['ticket', 'report', 'case', 'upi']);

/** One item, if it still waits for the caller's desks. */
export const findItem = async (
  scope: CallScope,
  { kind, id }: { readonly kind: ItemKind; readonly id: string },
): Promise<WaitingItem | null> => {
  if (!NAMED.has(kind) && !isNumber(id)) return null;
  const ask = askOf(scope, { kinds: [kind], from: 0, only: id, cityId: null });
  const found = await gather(scope.tx, ask);
  return found.find((item) => item.kind === kind && item.id === id) ?? null;
};
