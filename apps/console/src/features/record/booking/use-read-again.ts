import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { historyQuery, recordQuery, type BookingRecord } from '#entities/record/record-query';
import { liveKey } from '#platform/cache/live-keys';

/** Something new in the history means that the record changed; returns the way to read both. */
export const useReadAgain = (record: BookingRecord): (() => void) => {
  const client = useQueryClient();
  const { id, no } = record;
  const latest = useInfiniteQuery(historyQuery(record, null)).data?.pages[0]?.events[0]?.id;
  const seen = useRef(latest);
  useEffect(() => {
    const before = seen.current;
    seen.current = latest;
    if (before === undefined || before === latest) return;
    void client.invalidateQueries({ queryKey: recordQuery(no).queryKey });
  }, [latest, no, client]);
  return () => {
    void client.invalidateQueries({ queryKey: recordQuery(no).queryKey });
    void client.invalidateQueries({ queryKey: [...liveKey.history, id] });
  };
};
