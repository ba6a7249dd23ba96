import { pollEvery } from '@karigar/client/cache/poll-every';
import type { OutputOf } from '@karigar/contract/define-call';
import { listWaiting } from '@karigar/contract/waiting/list-waiting';
import { holdsOneOf } from '@karigar/domain/console/desks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDesk } from '#entities/desk/desk-query';
import { ALARM_DESKS } from '#entities/waiting/alarm-desks';
import { sumOf, useCounts } from '#entities/waiting/count-query';
import { liveKey } from '#platform/cache/live-keys';
import { reading } from '#platform/cache/read';

export type Alarm = OutputOf<typeof listWaiting>['items'][number];

const POLL_MS = 5000;
const LIVE_POLL_MS = 30_000;
const NONE: readonly Alarm[] = [];

/** Alarms of the queue; the counts, which name nobody, say when they are read. */
export const useAlarms = () => {
  const desk = useDesk();
  const counts = useCounts();
  const isAny =
    desk !== undefined &&
    holdsOneOf(desk.desks, ALARM_DESKS) &&
    sumOf(counts?.kinds ?? [], ['sos']) > 0;
  const { data, isError } = useQuery({
    queryKey: [...liveKey.waiting, 'alarms', counts?.stamp],
    queryFn: reading(listWaiting, { kinds: ['sos'] }),
    enabled: isAny,
    placeholderData: keepPreviousData,
    refetchInterval: pollEvery(POLL_MS, LIVE_POLL_MS),
    refetchIntervalInBackground: true,
  });
  const alarms = isAny ? (data?.items ?? NONE) : NONE;
  return {
    ringing: alarms.filter(({ takenBy }) => takenBy === null),
    mine: alarms.filter(({ takenBy }) => takenBy?.isMine === true),
    /** Something waits, and who it is cannot be read. */
    isUnread: isAny && data === undefined && isError,
  };
};
