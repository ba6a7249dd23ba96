import { pollEvery } from '@karigar/client/cache/poll-every';
import { countWaiting } from '@karigar/contract/waiting/count-waiting';
import type { ItemKind } from '@karigar/domain/console/waiting-items';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDesk } from '#entities/desk/desk-query';
import { useCity } from '#entities/desk/use-city';
import { liveKey } from '#platform/cache/live-keys';
import { reading } from '#platform/cache/read';
import { useIsLocked } from '#platform/lock/lock';

const POLL_MS = 5000;
/** A deadline comes without a change, so without a hint. */
const LIVE_POLL_MS = 30_000;

export const inCity = (cityId: number | null): { cityId?: number } =>
  cityId === null ? {} : { cityId };

const countQuery = (cityId: number | null) =>
  queryOptions({
    queryKey: [...liveKey.waitingCounts, cityId],
    queryFn: reading(countWaiting, inCity(cityId)),
    refetchInterval: pollEvery(POLL_MS, LIVE_POLL_MS),
  });

/** How much waits in the operator's city, also in a tab behind others; undefined until it was read. */
export const useCounts = () => {
  const desk = useDesk();
  const { cityId } = useCity();
  // A locked console does not use its session.
  const refetchIntervalInBackground = !useIsLocked();
  const isRead = desk !== undefined;
  return useQuery({ ...countQuery(cityId), refetchIntervalInBackground, enabled: isRead }).data;
};

type Counted = { readonly kind: ItemKind; readonly count: number };

export const sumOf = (counted: readonly Counted[], kinds: readonly ItemKind[]): number =>
  counted.reduce((sum, { kind, count }) => sum + (kinds.includes(kind) ? count : 0), 0);
