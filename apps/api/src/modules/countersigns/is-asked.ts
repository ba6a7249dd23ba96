import type { CallScope } from '#wire/define-handler';
import { askersOf, desksNow } from './countersign-store.ts';
import { isOfDesk } from './request-desks.ts';

/** Whether this waits for a second person already; what somebody asked who has left the desk does not. */
export const isAsked = async (
  { tx, now }: Pick<CallScope, 'tx' | 'now'>,
  call: string,
  about: Readonly<Record<string, number | readonly string[]>>,
): Promise<boolean> => {
  for (const asker of await askersOf(tx, call, about, new Date(now)))
    if (isOfDesk(call, await desksNow(tx, asker))) return true;
  return false;
};
