import { liveState } from '@karigar/client/cache/live-state';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { isKeptLive } from './live-keys.ts';

/** Beside what hints keep current: what an own action on a booking makes old. */
const ALSO: readonly QueryKey[] = [
  ['bookings', 'pages'],
  ['bookings', 'past'],
  ['dashboard'],
  ['receipt'],
];

const isOf = (key: QueryKey, above: QueryKey): boolean =>
  above.every((part, at) => part === key[at]);

/**
 * Reads again what an own action has made old. While hints arrive, the one that it causes reads what they keep
 * current: reading at once would read everything twice. A refusal means that something else has changed.
 */
export const readChanged = (client: QueryClient, { kind }: { readonly kind: string }): void => {
  if (kind !== 'ok') return void client.invalidateQueries();
  const isOld = (key: QueryKey): boolean =>
    ALSO.some((above) => isOf(key, above)) || (isKeptLive(key) && !liveState.isUp());
  void client.invalidateQueries({ predicate: ({ queryKey }) => isOld(queryKey) });
};
